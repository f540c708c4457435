const words = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  // What is drawn for the eye is said elsewhere in words; what has lines of its own gets them below.
  for (const one of copy.querySelectorAll('[aria-hidden=true], p, ul, ol')) one.remove();
  return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
};

const linesOf = (element: Element): readonly string[] => {
  const inner = (): readonly string[] => [...element.children].flatMap(linesOf);
  switch (element.tagName) {
    case 'H2':
      return [words(element), '='.repeat(words(element).length)];
    case 'H3':
    case 'H4':
      return ['', words(element), '-'.repeat(words(element).length)];
    case 'TR': {
      const [head = '', ...cells] = [...element.children].map(words);
      return [`${head}: ${cells.filter((cell) => cell).join(', ')}`];
    }
    case 'LI':
      return [`- ${words(element)}`, ...inner().map((line) => `  ${line}`)];
    case 'CAPTION':
    case 'P':
      return [words(element)].filter((line) => line);
    default:
      return inner();
  }
};

/** A printed sheet as plain text, a line for each thing, for those who would rather have that than paper or PDF. */
export const sheetText = (sheet: Element): string => `${linesOf(sheet).join('\n')}\n`;

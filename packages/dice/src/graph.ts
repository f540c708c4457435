/**
 * The strongly connected parts of what can be reached from `start`, each part after every part it leads to
 * (Tarjan's order), so that chains can be solved part by part from their ends.
 */
export const partsFrom = (start: string, next: (node: string) => Iterable<string>): readonly (readonly string[])[] => {
  const parts: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const onStack = new Set<string>();
  const stack: string[] = [];
  const frames: { readonly node: string; readonly rest: Iterator<string> }[] = [];

  const enter = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    onStack.add(node);
    frames.push({ node, rest: next(node)[Symbol.iterator]() });
  };
  const lower = (node: string, to: number | undefined): void => {
    low.set(node, Math.min(low.get(node) ?? Infinity, to ?? Infinity));
  };

  enter(start);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { node, rest } = frame;
    const step = rest.next();
    if (!step.done) {
      if (!index.has(step.value)) enter(step.value);
      else if (onStack.has(step.value)) lower(node, index.get(step.value));
      continue;
    }
    frames.pop();
    const above = frames.at(-1);
    if (above) lower(above.node, low.get(node));
    if (low.get(node) === index.get(node)) parts.push(popUntil(stack, onStack, node));
  }
  return parts;
};

const popUntil = (stack: string[], onStack: Set<string>, node: string): string[] => {
  const part: string[] = [];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    onStack.delete(top);
    part.push(top);
    if (top === node) break;
  }
  return part;
};

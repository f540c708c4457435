type Forms = {
  readonly en: { readonly one: string; readonly other: string };
  readonly sv: { readonly one: string; readonly other: string };
  readonly pl: { readonly one: string; readonly few: string; readonly many: string; readonly other: string };
};

/** The form of a noun for a number; the types ask for every form the language has. */
export const plurals = <L extends keyof Forms>(locale: L): ((n: number, forms: Forms[L]) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (n, forms) => {
    const table: Readonly<Record<string, string>> = forms;
    return table[rules.select(n)] ?? forms.other;
  };
};

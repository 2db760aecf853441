const SAMPLES = [...Array.from({ length: 1001 }, (_, number) => number), 0.5, 1.5, 1_000_000];

/** What tells a category of a language, shorter than asking `Intl`. */
const SHORT_TESTS: readonly [(value: string) => string, (value: number) => boolean][] = [
  [(value) => `${value} === 1`, (value) => value === 1],
  [(value) => `${value} <= 1`, (value) => value <= 1],
];

const rules = new Map<string, Intl.PluralRules>();

/** The category of a number in a language: "one", "few", "other". */
export function pluralCategory(language: string, value: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(value);
}

/** The categories of a language. */
export const pluralCategories = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** JavaScript that tells whether the number `value` is of a category. */
export function emitPluralTest(language: string, category: string, value: string): string {
  const short = SHORT_TESTS.find(([, test]) =>
    SAMPLES.every((number) => test(number) === (pluralCategory(language, number) === category)),
  );
  return short?.[0](value) ?? `new Intl.PluralRules('${language}').select(${value}) === '${category}'`;
}

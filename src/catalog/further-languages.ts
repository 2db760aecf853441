import type { Market } from './model.ts';

/** The languages (BCP 47) of markets besides English, each once. */
export const furtherLanguages = (markets: Iterable<Pick<Market, 'languages'>>): string[] => [
  ...new Set([...markets].flatMap(({ languages = [] }) => languages.map(({ language }) => language))),
];

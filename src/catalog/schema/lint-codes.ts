import texts from '../problems/codes/texts.json' with { type: 'json' };

/** Codes of warnings about texts. Each can be switched off under `lint` in store.json by its name without `text-`. */
export type LintCode = keyof typeof texts;
/** Names under `lint` in store.json. */
export const LINT_NAMES = Object.keys(texts).map((code) => code.slice('text-'.length));

/** Problems without the warnings about texts that `lint` in store.json switches off. */
export const withoutSilenced = <T extends { readonly code: string }>(
  problems: readonly T[],
  lint: Readonly<Record<string, 'off' | 'warning' | undefined>> = {},
): readonly T[] =>
  problems.filter(({ code }) => !(code.startsWith('text-') && lint[code.slice('text-'.length)] === 'off'));

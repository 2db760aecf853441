/** Warnings about texts. Each can be switched off under `lint` in store.json by its name without `text-`. */
export const LINT_HELP = {
  'text-entities': {
    title: 'a title has HTML entities as text',
    why: 'Shoppers would read "Women&#39;s &amp; Men".',
    mend: 'Write the characters themselves: ’ and &.',
  },
  'text-tags': {
    title: 'a title has HTML tags as text',
    why: 'Titles are plain text, so tags are shown as they are written.',
    mend: 'Remove the tags.',
  },
  'text-lost': {
    title: 'characters of a text were lost',
    why: 'The file has replacement or control characters where letters were; they are left out on the page.',
    mend: 'Take the text from its source again, in UTF-8.',
  },
  'text-mojibake': {
    title: 'a text was read in the wrong code page',
    why: 'Texts such as "FranÃ§ais" are fixed on the page, as far as that is certain.',
    mend: 'Export again in UTF-8.',
  },
  'text-shouting': {
    title: 'a title is in capital letters',
    why: 'It is hard to read, and merchant feeds refuse it.',
    mend: 'Write it as a sentence; abbreviations may stay.',
  },
  'text-price': {
    title: 'a text names a price',
    why: 'It goes wrong with the next change of the price, and contradicts the price on the page.',
    mend: 'Remove the price from the text.',
  },
  'text-other-shop': {
    title: 'a text names another shop',
    why: 'The text was copied from there; shoppers are sent away.',
    mend: 'Rewrite the text.',
  },
  'text-phone': {
    title: 'a text has a telephone number',
    why: 'Orders outside the shop are not protected.',
    mend: 'Remove the number.',
  },
  'text-undefined': {
    title: 'a text has a word that programs write for nothing',
    why: 'Shoppers would read "undefined" or "nan".',
    mend: 'Fill the value in, or remove it.',
  },
  'text-emoji-only': {
    title: 'a title has no letter',
    why: 'Search, screen readers and addresses need words.',
    mend: 'Write the name of the product.',
  },
  'text-long': {
    title: 'a text is very long',
    why: 'It makes the page heavy; the page folds it.',
    mend: 'Shorten it, or move parts to features and attributes.',
  },
} as const;

export type LintCode = keyof typeof LINT_HELP;
/** Names under `lint` in store.json. */
export const LINT_NAMES = Object.keys(LINT_HELP).map((code) => code.slice('text-'.length));

/** Problems without the warnings about texts that `lint` in store.json switches off. */
export const withoutSilenced = <T extends { readonly code: string }>(
  problems: readonly T[],
  lint: Readonly<Record<string, 'off' | 'warning' | undefined>> = {},
): readonly T[] =>
  problems.filter(({ code }) => !(code.startsWith('text-') && lint[code.slice('text-'.length)] === 'off'));

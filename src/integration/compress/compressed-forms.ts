/** A compression dictionary (RFC 9842). Browsers that have it get pages in a fifth of the bytes. */
export interface Dictionary {
  /** The first eight hexadecimal digits of its SHA-256. They are in the names of the files that are compressed with it. */
  readonly id: string;
  /** Its address: `/_dict/in/1a2b3c4d.dict`. */
  readonly path: string;
  /** The value of `Available-Dictionary` in requests of browsers that have it: its SHA-256 as `:<base64>:`. */
  readonly available: string;
}

/** Endings of the compressed forms that text files have: `cart.html.br`. */
export const PLAIN_ENDINGS = ['br', 'zst'] as const;
type PlainEnding = (typeof PLAIN_ENDINGS)[number];

/** What a build writes about compressed forms, for web servers (`_compressed.json`). */
export interface CompressedForms {
  /** The forms of text files; forms that would save nothing are missing. Empty when the build writes none, not even with dictionaries. */
  readonly endings: readonly PlainEnding[];
  /** The longest prefixes first; the last is the default market. */
  readonly markets: readonly MarketDictionaries[];
}

/** The file of `CompressedForms` in a site. It is not served. */
export const COMPRESSED_FORMS_FILE = '_compressed.json';

export interface MarketDictionaries {
  /** Its pages are at this path and below it: `/en-ae`, or empty for all other pages. */
  readonly prefix: string;
  /** The dictionary that its pages name in `Link`. */
  readonly current: Dictionary;
  /** Those of earlier releases, for returning visitors. */
  readonly earlier: readonly Dictionary[];
}

/**
 * The dictionaries with which the file at a path is compressed: for a page those of its market, the current one first; for a dictionary all others, so
 * that a browser with one of them gets only the difference; for other files none.
 */
export function dictionariesFor(
  { markets }: Pick<CompressedForms, 'markets'>,
  path: string,
  isPage: boolean,
): readonly Dictionary[] {
  const listOf = ({ current, earlier }: MarketDictionaries) => [current, ...earlier];
  if (isPage)
    return markets
      .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
      .slice(0, 1)
      .flatMap(listOf);
  const all = markets.flatMap(listOf);
  return all.some((dictionary) => dictionary.path === path) ? all.filter((dictionary) => dictionary.path !== path) : [];
}

/** The ending of a form for browsers with a dictionary: `1a2b3c4d.dcz`. */
export const dictionaryEnding = ({ id }: Pick<Dictionary, 'id'>): string => `${id}.dcz`;

const FORM = /\.(?:br|zst|[0-9a-f]{8}\.dcz)$/;

/** Whether a file is a compressed form of another one. */
export const isCompressedForm = (file: string): boolean => FORM.test(file);

/** The file behind a compressed form: `cart.html` for `cart.html.1a2b3c4d.dcz`. */
export const wholeFile = (form: string): string => form.replace(FORM, '');

/** A dictionary that was made, with its content and its compressed forms. */
export interface MadeDictionary extends Dictionary {
  readonly content: Buffer;
  /** By ending. */
  readonly forms: Readonly<Record<PlainEnding, Buffer>>;
}

/** The dictionaries of a market's pages; none are of earlier releases yet. */
export interface MadeMarket extends MarketDictionaries {
  readonly current: MadeDictionary;
}

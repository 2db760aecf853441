/** A compression dictionary (RFC 9842). Browsers that have it get pages in a fifth of the bytes. */
export interface Dictionary {
  /** The first eight hexadecimal digits of its SHA-256. The names of files that are compressed with it contain them. */
  readonly id: string;
  /** Its address: `/_dict/in/1a2b3c4d.dict`. */
  readonly path: string;
  /** The value of `Available-Dictionary` that browsers with it send: its SHA-256 as `:<base64>:`. */
  readonly available: string;
}

/** Endings of the compressed forms of text files: `cart.html.br`. */
export const PLAIN_ENDINGS = ['br', 'zst'] as const;
type PlainEnding = (typeof PLAIN_ENDINGS)[number];

/** What a build tells web servers about its compressed forms (`_compressed.json`). */
export interface CompressedForms {
  /** The endings of forms of text files. A single form is missing if it would save nothing. Empty when a build writes no forms at all. */
  readonly endings: readonly PlainEnding[];
  /** Longest prefixes first; the default market is last. */
  readonly markets: readonly MarketDictionaries[];
}

/** The file with `CompressedForms` in a site. It is not served. */
export const COMPRESSED_FORMS_FILE = '_compressed.json';

export interface MarketDictionaries {
  /** The market's pages are at this path and below it: `/en-ae`. Empty for all other pages. */
  readonly prefix: string;
  /** The dictionary that its pages name in `Link`. */
  readonly current: Dictionary;
  /** Dictionaries of earlier releases, for returning visitors. */
  readonly earlier: readonly Dictionary[];
}

/**
 * The dictionaries for compressing the file at a path. For a page these are its market's, the current one first. For a dictionary these are all
 * others, so that a browser with one of them gets only the difference. Other files have none.
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

/** The ending of the form for browsers that have a dictionary: `1a2b3c4d.dcz`. */
export const dictionaryEnding = ({ id }: Pick<Dictionary, 'id'>): string => `${id}.dcz`;

const FORM = /\.(?:br|zst|[0-9a-f]{8}\.dcz)$/;

/** Whether a file is a compressed form of another one. */
export const isCompressedForm = (file: string): boolean => FORM.test(file);

/** The original of a compressed form: `cart.html` for `cart.html.1a2b3c4d.dcz`. */
export const wholeFile = (form: string): string => form.replace(FORM, '');

/** A dictionary that this build made, with its content and its compressed forms. */
export interface MadeDictionary extends Dictionary {
  readonly content: Buffer;
  /** Forms by ending. */
  readonly forms: Readonly<Record<PlainEnding, Buffer>>;
}

/** The dictionaries of a market's pages, still without those of earlier releases. */
export interface MadeMarket extends MarketDictionaries {
  readonly current: MadeDictionary;
}

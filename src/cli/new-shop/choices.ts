/** The markets that a new shop can begin with: the names of the files in `template/markets`. */
export const MARKETS = ['in', 'ae'] as const;
export type MarketId = (typeof MARKETS)[number];

/** The themes of the package: the names of the files in `src/themes`. */
export const THEMES = ['bazaar', 'fashion', 'jeweller', 'wholesaler'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Everything from which a new shop is made: the answers to the questions. */
export interface ShopChoices {
  /** As shoppers read it: "Meera's Kurtis". */
  readonly name: string;
  readonly market: MarketId;
  readonly city: string;
  /** A state of India, or an emirate. */
  readonly state: string;
  /** The person or business that sells, as invoices name it. */
  readonly seller: string;
  /** Missing for a seller without one. */
  readonly gstin?: string;
  /** A mobile number in E.164 for WhatsApp. Without one there is an e-mail address. */
  readonly phone?: string;
  readonly email?: string;
  /** A CSS colour from which all others are made. Missing if a theme has them. */
  readonly colour?: string;
  /** A theme of the package, in place of one made from a colour. */
  readonly theme?: ThemeName;
  readonly hasSamples: boolean;
}

/** A file of a new shop: text, or the bytes of a picture. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A value as JSON, formatted as in files of a catalogue. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The id of a seller or package: the name in lower case, with digits and hyphens; `shop` for a name without any of these. */
export const toId = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim()
    .replaceAll(' ', '-') || 'shop';

/** A mark for a text that the merchant has to write. The check reports it. */
export const toFillIn = (what: string): string => `{{fill-in: ${what}}}`;

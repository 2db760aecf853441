/**
 * Product cards as short JSON, for lists that are made in the browser: search results and filtered listings. A file holds the cards of
 * `CARDS_A_FILE` neighbouring product numbers (catalog/site/numbered.ts).
 */

export const CARDS_A_FILE = 4;

/** How the first and the second picture of a card stand in its shape (core/pictures/fit-picture.ts); empty for one that has the shape. */
export type CardFits = readonly [first: string, second: string];

/** What differs from card to card. Texts are shown as they are. */
export interface CardRecord {
  /** Where the end of the path says it in another form. */
  readonly sku?: string;
  readonly title: string;
  /** How many characters of the title are seen, where it is too long for the card. */
  readonly shown?: number;
  readonly brand?: string;
  /** Address of the product's page. */
  readonly path: string;
  /** Minor units of the market's currency. */
  readonly price: number;
  readonly mrp?: number;
  /** Set where other variants cost more. */
  readonly isLowest?: true;
  /** A prepared picture: its digest, its widths, and the digest of the second picture if that is prepared. Else the attributes of its `<img>`. */
  readonly picture:
    | readonly [digest: string, ...more: (number | string)[]]
    | { readonly src: string; readonly srcset?: string; readonly width: number; readonly height: number };
  /** Address of a second picture that is not prepared. */
  readonly second?: string;
  /** Height divided by width of a prepared picture; missing for a square one. */
  readonly ratio?: number;
  /** By shape, which is empty for that of the shop: how the pictures stand in lists of it. Lists of their own shape are missing. */
  readonly fits?: Readonly<Record<string, CardFits>>;
  readonly rating?: readonly [value: number, count?: string];
  readonly badge?: string;
  /** The size that its button adds, of a product with one. */
  readonly size?: string;
  /** The sizes of a product with several. */
  readonly sizes?: readonly (readonly [name: string, isSoldOut?: true])[];
  /** The label of its button, which leads to the product's page because something has to be chosen there. */
  readonly choose?: string;
  /** Set for a product that can't be bought now. */
  readonly isAway?: true;
  /** The swatches of the product and its siblings, and how many further colours there are. */
  readonly colours?: readonly (readonly [name: string, path: string, fill: string])[];
  readonly moreColours?: number;
}

/** What suggestions show of a product; of a prepared picture its digest and its smallest width. */
export type SuggestedCard = Pick<CardRecord, 'title' | 'path' | 'price' | 'isLowest' | 'picture'>;
/** By number: the products that a part of suggestions names. */
export type SuggestedCards = Readonly<Record<number, SuggestedCard>>;

/** The SKU of a card, which is the end of its path as a rule. */
export const skuOf = ({ sku, path }: Pick<CardRecord, 'sku' | 'path'>): string =>
  sku ?? path.slice(path.lastIndexOf('/') + 1);

/** The file that holds a card, from 0, and its place there. */
export const cardPosition = (number: number): { readonly file: number; readonly position: number } => ({
  file: Math.floor(number / CARDS_A_FILE),
  position: number % CARDS_A_FILE,
});

/** The name of a file of cards in the folder of the numbering. */
export const cardFileName = (file: number): string => `cards/${file}.json`;

/** Five stars in halves: how many are full, whether one is half full, and how many are empty. */
export function countStars(value: number): { readonly full: number; readonly isHalf: boolean; readonly empty: number } {
  const halves = Math.round(value * 2);
  return { full: Math.floor(halves / 2), isHalf: halves % 2 === 1, empty: 5 - Math.ceil(halves / 2) };
}

import { DEFAULT_SIZE } from '../site/constants.ts';

/** A size of a product. */
export interface CardSize {
  readonly name: string;
  readonly isInStock: boolean;
}

/** The sizes of a product on its card: those that fit, and the others behind "+3". */
export interface CardSizeRow {
  readonly sizes: readonly (CardSize & { readonly isShown: boolean })[];
  /** The size that "Add to Cart · S" adds: the shopper's own, else the default. */
  readonly chosen?: string;
  /** The shopper's own size, also when it is sold out. */
  readonly own?: string;
  /** How many are not shown. */
  readonly more: number;
}

/** Pixels in a row of a card on a phone 360 px wide (components/CardSizes.css), and what its parts take of them. */
const ROOM = 160;
const LABEL = 34;
const MORE = 30;
const LETTER = 7;
const PADDING = 12;
const NARROWEST = 30;
const ADD_LETTERS = 'Add · '.length;
const SOLD_OUT_LETTERS = ' sold out'.length;

/** Arranges the sizes of a product with several. `own` is the shopper's size, if it is one of them. */
export function arrangeSizes(sizes: readonly CardSize[], own?: string): CardSizeRow {
  const ownIsInStock = sizes.some(({ name, isInStock }) => name === own && isInStock);
  // To a shopper whose size is known to be sold out, no other is offered as if it were theirs.
  const chosen = own === undefined ? defaultSize(sizes) : ownIsInStock ? own : undefined;
  const important = own ?? chosen;
  const widthOf = ({ name }: CardSize) => {
    const besides = name === chosen ? ADD_LETTERS : name === own ? SOLD_OUT_LETTERS : 0;
    return Math.max(NARROWEST, (name.length + besides) * LETTER + PADDING);
  };
  const room = ROOM - (important === undefined ? LABEL : 0);
  const byImportance = [...sizes].sort((a, b) => Number(b.name === important) - Number(a.name === important));
  const take = (width: number): CardSize[] => {
    let rest = width;
    const taken: CardSize[] = [];
    for (const size of byImportance) {
      rest -= widthOf(size);
      if (rest < 0 && taken.length > 0) break;
      taken.push(size);
    }
    return taken;
  };
  const all = take(room);
  const shown = new Set(all.length === sizes.length ? all : take(room - MORE));
  return {
    sizes: sizes.map((size) => ({ ...size, isShown: shown.has(size) })),
    chosen,
    own,
    more: sizes.length - shown.size,
  };
}

/** What assistive technology says before a size that a click adds: "Add size " M. */
export const addSizeWords = (size: string): string => (/size/i.test(size) ? 'Add ' : 'Add size ');

/**
 * The size that is added without asking: S if it is in stock (specification section 9), or the only size if it is in stock.
 * `none` for a product without sizes, undefined when the shopper has to choose.
 */
export function defaultSize(
  sizes: readonly { readonly name: string; readonly isInStock: boolean }[],
): string | undefined {
  if (sizes.length === 0) return 'none';
  const [first] = sizes;
  if (sizes.length === 1 && first?.isInStock) return first.name;
  return sizes.find(({ name, isInStock }) => name === DEFAULT_SIZE && isInStock)?.name;
}

import { cartText } from '../../messages/rooms/cart.ts';
import { sellerStockText } from '../../messages/rooms/seller-stock.ts';
import { listComma } from '../../messages/language.ts';
import type { StateTone } from '../text/state-tone.ts';

/** What is known of a product or a size: its switch, and the pieces that are left where they are counted. */
interface StockPart {
  readonly soldOut: boolean;
  readonly pieces?: number;
}

/** The stock of a product. */
interface Stock extends StockPart {
  readonly sizes: readonly (StockPart & { readonly name: string })[];
}

/** What is said of a product's stock, with its tone, and whether nothing of it can be ordered. */
export interface StockState {
  readonly words: string;
  readonly tone: StateTone;
  readonly isOut?: boolean;
  /** Those of all sizes, where all are counted. */
  readonly pieces?: number;
}

/** "Sold out", "12 pieces", or "S, M sold out"; "In stock" where pieces are not counted and everything can be ordered. */
export function stockState({ soldOut, pieces, sizes }: Stock): StockState {
  const isGone = (part: { readonly soldOut: boolean; readonly pieces?: number }): boolean =>
    part.soldOut || part.pieces === 0;
  const gone = sizes.filter(isGone);
  const count = countPieces({ sizes, ...(pieces !== undefined && { pieces }) });
  const counted = count === undefined ? {} : { pieces: count };
  if (soldOut || pieces === 0 || (gone.length > 0 && gone.length === sizes.length))
    return { words: sellerStockText.soldOut, tone: 'waits', isOut: true, ...counted };
  if (gone.length > 0) {
    const names = gone.map(({ name }) => name).join(listComma());
    return { words: sellerStockText.sizesOut({ sizes: names }), tone: 'waits', ...counted };
  }
  if (count === undefined) return { words: sellerStockText.inStock, tone: 'done' };
  return { words: cartText.pieces({ pieces: count }), tone: 'done', ...counted };
}

/** The pieces of all sizes; undefined where one of them is not counted. */
function countPieces({ pieces, sizes }: Pick<Stock, 'pieces' | 'sizes'>): number | undefined {
  const counts = sizes.length > 0 ? sizes.map((size) => size.pieces) : [pieces];
  return counts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
}

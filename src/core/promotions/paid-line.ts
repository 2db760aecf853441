import { shareOfPieces } from '../settlement/charge-parcel.ts';

/** What was paid for a line of an order under an offer. Amounts are minor units, of all pieces of the line. */

/** A line as an order keeps it, in rows and in answers. */
export interface PaidLine {
  readonly priceMinor: number;
  readonly quantity: number;
  /** What its seller takes off: the price on the bill is lower by it. */
  readonly discountMinor?: number | undefined;
  /** What the shop pays in the shopper's place: the seller gets it all the same. */
  readonly shopMinor?: number | undefined;
}

/** What the seller bills: the price less the seller's own discount. */
export const billedMinor = ({ priceMinor, quantity, discountMinor = 0 }: PaidLine): number =>
  priceMinor * quantity - discountMinor;

/** What the shopper pays. */
export const paidMinor = (line: PaidLine): number => billedMinor(line) - (line.shopMinor ?? 0);

/** The share that some pieces of a line have in an amount of all of it, after others had theirs: all pieces together have all of it. */
export const ofPieces = (totalMinor: number, quantity: number, before: number, pieces: number): number =>
  shareOfPieces(totalMinor, before, pieces, quantity);

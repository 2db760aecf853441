// Made from ../en/cards.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface CardsText {
  readonly chooseSize: string;
  readonly add: string;
  readonly addSize: string;
  readonly rating: (values: { rating: string | number }) => string;
  readonly ratings: (values: { count: number; rating: string | number; shown: string | number }) => string;
  readonly range: (values: { from: string | number; to: string | number; counted: string | number }) => string;
  readonly price: string;
  readonly discount: string;
  readonly customerRating: string;
  readonly priceFrom: readonly MessagePart<'amount'>[];
  readonly noRatings: string;
  readonly quickLook: string;
}

export const cardsText: CardsText = readRoom('cards');

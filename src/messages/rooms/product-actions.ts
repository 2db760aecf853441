// Made from ../en/product-actions.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface ProductActionsText {
  readonly add: readonly MessagePart<'rest'>[];
  readonly chooseOptions: string;
  readonly see: string;
  readonly soldOutSize: string;
  readonly details: string;
  readonly quickLook: (values: { title: string | number }) => string;
  readonly pictures: string;
  readonly picturesOf: (values: { title: string | number }) => string;
  readonly prevPicture: string;
  readonly nextPicture: string;
  readonly seen: string;
  readonly restock: string;
  readonly restockPromise: (values: { toldDays: string | number; waitDays: string | number }) => string;
  readonly emailMe: string;
  readonly anySize: string;
  readonly chooseSize: string;
  readonly size: string;
  readonly restockFailed: string;
  readonly restockDone: (values: { email: string | number }) => string;
  readonly isBack: string;
  readonly restockConfirm: (values: { email: string | number }) => string;
  readonly addToCart: string;
  readonly picture: (values: { number: string | number }) => string;
  readonly wish: string;
  readonly share: string;
  readonly compare: string;
}

export const productActionsText: ProductActionsText = readRoom('product-actions');

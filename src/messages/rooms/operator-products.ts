// Made from ../en/operator-products.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorProductsText {
  readonly title: string;
  readonly caption: string;
  readonly product: string;
  readonly kind: string;
  readonly seller: string;
  readonly price: string;
  readonly waits: string;
  readonly changed: string;
  readonly review: string;
  readonly open: string;
  readonly noneSubmitted: string;
  readonly noneDraft: string;
  readonly noneToChange: string;
  readonly noneApproved: string;
  readonly nonePublished: string;
  readonly seeDrafts: string;
  readonly seeSubmitted: string;
  readonly seePublished: string;
  readonly seeApproved: string;
  readonly pull: readonly MessagePart<'command'>[];
  readonly further: string;
  readonly of: (values: { seller: string | number }) => string;
  readonly ofAll: string;
  readonly aChange: string;
  readonly aNew: string;
  readonly newProduct: string;
  readonly noProduct: string;
  readonly photo: (values: { number: string | number }) => string;
  readonly noPhoto: string;
  readonly noPhotos: string;
  readonly field: string;
  readonly before: string;
  readonly now: string;
  readonly takenAway: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly whatChanges: string;
  readonly sku: string;
  readonly category: string;
  readonly askedFor: string;
  readonly decision: string;
  readonly approve: string;
  readonly askForChanges: string;
  readonly whatToChange: string;
  readonly takeBackApproval: string;
  readonly photosFirst: string;
  readonly versionNumber: string;
  readonly approved: string;
  readonly asked: string;
}

export const operatorProductsText: OperatorProductsText = readRoom('operator-products');

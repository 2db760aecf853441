// Made from ../en/order-parcels.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OrderParcelsText {
  readonly from: (values: { seller: string | number }) => readonly MessagePart<'seller'>[];
  readonly copyTracking: readonly MessagePart<'what'>[];
  readonly cancel: string;
  readonly cancelSurely: string;
  readonly return: string;
  readonly arrived: string;
  readonly notYet: string;
  readonly what: string;
  readonly reason: string;
  readonly note: readonly MessagePart<'mark'>[];
  readonly photos: readonly MessagePart<'mark'>[];
  readonly addPhotos: string;
  readonly photosHint: string;
  readonly request: string;
}

export const orderParcelsText: OrderParcelsText = readRoom('order-parcels');

// Made from ../en/seller-office.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface SellerOfficeText {
  readonly pageTitle: (values: { title: string | number; shop: string | number }) => string;
  readonly toAccept: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly toPack: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly toDispatch: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly returnsToAnswer: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly newHere: string;
  readonly documentsToSend: (values: { count: number }) => readonly MessagePart<'b'>[];
  readonly productsToChange: (values: { count: number }) => readonly MessagePart<'b'>[];
}

export const sellerOfficeText: SellerOfficeText = readRoom('seller-office');

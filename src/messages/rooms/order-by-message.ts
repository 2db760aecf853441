// Made from ../en/order-by-message.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OrderByMessageText {
  readonly product: (values: { shop: string | number; sku: string | number; price: string | number; url: string | number; address: string | number }) => string;
  readonly productOfSize: (values: { shop: string | number; sku: string | number; size: string | number; price: string | number; url: string | number; address: string | number }) => string;
  readonly address: (values: { country: string }) => string;
  readonly size: string;
  readonly subject: (values: { sku: string | number }) => string;
  readonly subjectOfSize: (values: { sku: string | number; size: string | number }) => string;
  readonly cart: (values: { shop: string | number }) => string;
  readonly line: (values: { number: string | number; title: string | number; sku: string | number; quantity: string | number; price: string | number; url: string | number }) => string;
  readonly lineOfSize: (values: { number: string | number; title: string | number; sku: string | number; size: string | number; quantity: string | number; price: string | number; url: string | number }) => string;
  readonly sums: (values: { payment: string; items: string | number; delivery: string | number; total: string | number }) => string;
  readonly start: (values: { shop: string | number; address: string | number }) => string;
  readonly startSubject: string;
  readonly question: (values: { shop: string | number }) => string;
  readonly withoutIt: string;
  readonly kept: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly orCall: (values: { phone: string | number }) => readonly MessagePart<'phone'>[];
  readonly writeSize: string;
  readonly onlyTo: (values: { state: string | number }) => string;
}

export const orderByMessageText: OrderByMessageText = readRoom('order-by-message');

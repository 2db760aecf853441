// Made from ../en/seller-pages.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface SellerPagesText {
  readonly earnings: string;
  readonly price: string;
  readonly weight: string;
  readonly category: string;
  readonly gst: string;
  readonly calculate: string;
  readonly terms: string;
  readonly signIn: string;
  readonly brand: string;
  readonly links: string;
  readonly yourShop: string;
  readonly shopPage: string;
  readonly details: string;
  readonly shopOf: (values: { shop: string | number }) => string;
  readonly sellOn: (values: { shop: string | number }) => string;
  readonly payouts: readonly MessagePart<'question'>[];
}

export const sellerPagesText: SellerPagesText = readRoom('seller-pages');

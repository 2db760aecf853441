// Made from ../en/product-details.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface ProductDetailsText {
  readonly colours: string;
  readonly colour: (values: { colour: string | number }) => readonly MessagePart<'value'>[];
  readonly declarations: string;
  readonly consumerCare: string;
  readonly deliveryTo: readonly MessagePart<'code'>[];
  readonly sku: (values: { sku: string | number }) => string;
  readonly skuIn: (values: { sku: string | number }) => readonly MessagePart<'categories'>[];
  readonly details: string;
  readonly features: string;
  readonly shipping: string;
  readonly making: (values: { making: string | number }) => string;
  readonly processing: (values: { least: string | number; most: string | number }) => string;
  readonly delivered: (values: { least: string | number; most: string | number }) => string;
  readonly refund: (values: { refundDays: string | number }) => string;
  readonly viewShop: string;
  readonly brand: (values: { brand: string | number }) => string;
  readonly fullName: string;
  readonly taxes: string;
  readonly soldBy: (values: { shop: string | number }) => readonly MessagePart<'shop'>[];
  readonly readMore: string;
  readonly similar: string;
  readonly look: string;
}

export const productDetailsText: ProductDetailsText = readRoom('product-details');

// Made from ../en/shops.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ShopsText {
  readonly title: (values: { name: string | number }) => string;
  readonly titleOfPage: (values: { name: string | number; page: string | number }) => string;
  readonly description: (values: { name: string | number; shop: string | number; products: string | number; legalName: string | number; address: string | number }) => string;
  readonly since: (values: { shop: string | number; month: string | number }) => string;
  readonly delivery: string;
  readonly returns: string;
  readonly ratings: (values: { count: number; shown: string | number }) => string;
  readonly followers: (values: { count: number }) => string;
  readonly products: (values: { count: number }) => string;
}

export const shopsText: ShopsText = readRoom('shops');

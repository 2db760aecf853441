// Made from ../en/product-checks.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ProductChecksText {
  readonly expected: (values: { expected: string | number; found: string | number }) => string;
  readonly expectedHint: (values: { expected: string | number; found: string | number; hint: string | number }) => string;
  readonly shopNotReady: string;
  readonly sku: string;
  readonly skuTaken: string;
  readonly skuAsItWas: (values: { sku: string | number }) => string;
  readonly skuTwice: (values: { row: string | number }) => string;
  readonly notHere: string;
  readonly category: string;
  readonly categoryHint: (values: { hint: string | number }) => string;
  readonly categoryFound: (values: { found: string | number }) => string;
  readonly categoryFoundHint: (values: { found: string | number; hint: string | number }) => string;
  readonly categoryFixed: (values: { category: string | number }) => string;
  readonly picture: (values: { found: string | number }) => string;
  readonly pictureHint: (values: { found: string | number; hint: string | number }) => string;
  readonly pictureSmall: (values: { width: string | number; height: string | number; least: string | number }) => string;
  readonly pictureUnreadable: (values: { reason: string | number }) => string;
  readonly workbook: string;
  readonly noRows: string;
  readonly noTable: string;
  readonly manyRows: (values: { most: string | number }) => string;
  readonly columnTwice: (values: { column: string | number }) => string;
  readonly noSku: string;
  readonly divided: (values: { row: string | number; column: string | number }) => string;
  readonly shifted: string;
  readonly damaged: string;
  readonly currency: (values: { currency: string | number; found: string | number }) => string;
  readonly adviceSizes: string;
  readonly adviceFacts: string;
  readonly advicePictures: string;
  readonly adviceTax: string;
  readonly sameColumn: (values: { column: string | number }) => string;
  readonly saleDays: (values: { found: string | number }) => string;
  readonly saleOrder: (values: { found: string | number }) => string;
  readonly saleOver: string;
  readonly saleNotNow: string;
  readonly saleEnds: string;
  readonly priceRange: (values: { found: string | number }) => string;
  readonly priceShort: (values: { found: string | number }) => string;
  readonly columnMissing: (values: { column: string | number }) => string;
  readonly skuDiffers: (values: { row: string | number; other: string | number; column: string | number; found: string | number }) => string;
  readonly sameRow: (values: { row: string | number }) => string;
  readonly stockAdded: (values: { rows: string | number; sum: string | number }) => string;
  readonly stockRead: (values: { found: string | number; read: string | number }) => string;
  readonly stockOfSizes: (values: { example: string | number; found: string | number }) => string;
  readonly weightUnit: (values: { found: string | number }) => string;
  readonly orphan: (values: { parent: string | number }) => string;
  readonly priceLeftOut: (values: { columns: string | number }) => string;
  readonly doubt: (values: { doubt: string }) => string;
  readonly priceBelowCost: (values: { cost: string | number; column: string | number }) => string;
  readonly advicePublish: string;
}

export const productChecksText: ProductChecksText = readRoom('product-checks');

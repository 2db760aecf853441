// Made from ../en/seller-stock.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerStockText {
  readonly soldOut: string;
  readonly sizesOut: (values: { sizes: string | number }) => string;
  readonly inStock: string;
  readonly uncounted: string;
  readonly stockOf: (values: { title: string | number }) => string;
  readonly oneSize: string;
  readonly allSizes: string;
  readonly sizeIn: (values: { size: string | number }) => string;
  readonly noneLeft: string;
  readonly piecesOf: (values: { size: string | number }) => string;
  readonly enterPieces: string;
  readonly notCounted: (values: { name: string | number }) => string;
  readonly left: (values: { name: string | number; count: string | number }) => string;
  readonly nowOut: (values: { name: string | number }) => string;
  readonly nowIn: (values: { name: string | number }) => string;
  readonly help: string;
  readonly helpText: string;
  readonly noneHint: string;
  readonly addProducts: string;
  readonly save: string;
  readonly unchanged: (values: { name: string | number }) => string;
}

export const sellerStockText: SellerStockText = readRoom('seller-stock');

import type { ConvertedProduct, SourceTable } from '../model.ts';
import type { Document } from '../plan/fields.ts';

export const settleExported =
  (_tables: readonly SourceTable[], _market: string) =>
  (product: ConvertedProduct, _file: Document): Document =>
    product.product as unknown as Document;

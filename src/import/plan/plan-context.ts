import type { Document } from '../../core/product/read-fields.ts';
import type { ConvertedProduct } from '../../tables/model.ts';
import type { Accounting } from './accounting.ts';
import type { NewEntities } from './entities.ts';
import type { ExistingProducts } from './existing.ts';
import type { Pictures } from './pictures.ts';
import type { ImportedProduct } from './record.ts';
import type { Shop } from './shop.ts';
import type { Spool } from './spool.ts';

/** Everything that planning an import needs. */
export interface PlanContext {
  readonly shop: Shop;
  readonly existing: ExistingProducts;
  /** What the last import of this name wrote. It is updated to what this one writes. */
  readonly record: Map<string, ImportedProduct>;
  readonly entities: NewEntities;
  readonly pictures: Pictures;
  readonly accounting: Accounting;
  /** Takes the files to be written; missing when nothing will be written. */
  readonly spool?: Spool | undefined;
  /** Whether values of the source also replace those that editors have changed. */
  readonly overwrites?: boolean;
  readonly isOwnExport?: boolean;
  /** Whether products that are no longer in the source become drafts. */
  readonly retires?: boolean;
  /** Whether the source is only a part: products that are missing from it stay as they are. */
  readonly isPart?: boolean;
  /** Files that an interrupted run was about to turn into drafts. */
  readonly retiring?: ReadonlySet<string>;
  /** The part of a source's product that says something new about a product in the catalogue. */
  readonly settle?: ((product: ConvertedProduct, file: Document) => Document) | undefined;
}

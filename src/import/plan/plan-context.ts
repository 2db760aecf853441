import type { Document } from '../../core/product/read-fields.ts';
import type { ConvertedProduct } from '../../tables/model.ts';
import type { Accounting } from './accounting.ts';
import type { NewEntities } from './entities.ts';
import type { ExistingProducts } from './existing.ts';
import type { Pictures } from './pictures.ts';
import type { ImportedProduct } from './record.ts';
import type { Shop } from './shop.ts';
import type { Spool } from './spool.ts';

/** What is needed to plan an import. */
export interface PlanContext {
  readonly shop: Shop;
  readonly existing: ExistingProducts;
  /** What the last import of this name wrote; becomes what this one writes. */
  readonly record: Map<string, ImportedProduct>;
  readonly entities: NewEntities;
  readonly pictures: Pictures;
  readonly accounting: Accounting;
  /** Where files to be written go; missing when nothing will be written. */
  readonly spool?: Spool | undefined;
  /** Whether the source's values also replace what editors have changed. */
  readonly overwrites?: boolean;
  readonly isOwnExport?: boolean;
  /** Whether products that left the source become drafts. */
  readonly retires?: boolean;
  /** Whether products that are not in the source have not left it. */
  readonly isPart?: boolean;
  /** Files that a run which was ended was about to make drafts. */
  readonly retiring?: ReadonlySet<string>;
  /** What the source says of a product that is in the catalogue, without what it only repeats. */
  readonly settle?: ((product: ConvertedProduct, file: Document) => Document) | undefined;
}

import type { Document } from '../../core/product/read-fields.ts';
import { join } from 'node:path';
import type { Converted, ConvertedProduct, Mapping, SourcePicture, SourceTable } from '../../tables/model.ts';
import { Accounting } from './accounting.ts';
import { NewEntities } from './entities.ts';
import { ExistingProducts } from './existing.ts';
import { type ImportPlan, makePlan } from './make-plan.ts';
import { Pictures } from './pictures.ts';
import { readRecord } from './record.ts';
import type { Shop } from './shop.ts';
import { Spool } from './spool.ts';
import { readRetiring, type WriteProgress, writePlan } from './write-plan.ts';

/** What to import, into which shop, and how. */
export interface ImportRequest {
  readonly shop: Shop;
  /** The name of the import: its mapping and record are the files `imports/NAME.*`. */
  readonly name: string;
  readonly mapping: Mapping;
  readonly tables: readonly SourceTable[];
  /** Converts the rows of these tables. Rows are counted as they are read. */
  readonly convert: (tables: readonly SourceTable[]) => AsyncIterable<Converted>;
  /** Pictures of archives. */
  readonly archived?: readonly SourcePicture[];
  /** The folder of `--pictures`. */
  readonly pictureFolder?: string | undefined;
  /** A folder that can be deleted at any time. */
  readonly cache: string;
  /** Whether the plan may be written. Otherwise the files to write are not kept. */
  readonly writes: boolean;
  readonly overwrites?: boolean;
  /** Whether the source is an export of this catalogue, in which every changed value was changed on purpose. */
  readonly isOwnExport?: boolean;
  readonly retires?: boolean;
  /** Whether the source is only a part: products that are missing from it stay as they are. */
  readonly isPart?: boolean;
  readonly settle?: ((product: ConvertedProduct, file: Document) => Document) | undefined;
  readonly onIndexed?: ((done: number, total: number) => void) | undefined;
  readonly onRow?: ((rows: number) => void) | undefined;
}

export interface PreparedImport {
  readonly plan: ImportPlan;
  readonly accounting: Accounting;
  readonly pictures: Pictures;
  /** Writes the plan. Only for a request with `writes`. */
  write(progress?: WriteProgress): Promise<void>;
  /** Removes the files that were kept for writing. */
  close(): void;
}

/**
 * Reads a source to its end and decides what to do with each row. Nothing in the catalogue changes.
 * @throws ImportRefused when a row has no result, or when there is no folder of pictures
 */
export async function prepareImport(request: ImportRequest): Promise<PreparedImport> {
  const { shop, name, mapping, cache, writes, retires = false, isPart = false, settle } = request;
  const { overwrites = false, isOwnExport = false } = request;
  const retiringFile = join(cache, 'imports', `${name}.retiring.json`);
  const digests = join(cache, 'imports', `${name}.pictures.json`);
  const pictures = new Pictures(shop.pictures, name, request.archived ?? [], request.pictureFolder, digests);
  const accounting = new Accounting();
  const record = readRecord(shop.root, name);
  const existing = new ExistingProducts(shop.root, shop.productFiles, request.onIndexed);
  const spool = writes ? new Spool(join(cache, 'imports', `${name}.plan`)) : undefined;
  const watched = request.tables.map((table) => accounting.watch(table, request.onRow));
  try {
    const plan = await makePlan(request.convert(watched), {
      ...{ shop, existing, record, pictures, accounting, spool, overwrites, isOwnExport, retires, isPart, settle },
      entities: new NewEntities(shop, mapping),
      retiring: readRetiring(retiringFile),
    });
    pictures.keepDigests();
    return {
      plan,
      accounting,
      pictures,
      write: async (progress) => {
        if (!spool) throw new Error('This import was not asked to write.');
        await writePlan({ plan, spool, pictures, record, name, root: shop.root, retiringFile }, progress);
      },
      close: () => spool?.close(),
    };
  } catch (error) {
    spool?.close();
    throw error;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkProduct } from '../../../catalog/load/check-product.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { Services } from '../../ground/services.ts';
import { type Document, picturesOf } from '../../../core/product/read-fields.ts';
import { digestOf, type SkuFinder, skuFinder } from './files.ts';
import { readPicture } from './pictures.ts';
import { tellProblem } from './prepare.ts';

/** What became of an approved product. */
interface Pulled {
  readonly sku: string;
  readonly file: string;
  /** `there`: the file was written before. */
  readonly state: 'written' | 'there' | 'refused';
  readonly why?: string;
}

/**
 * Writes every approved product into the catalogue's folder, pictures first, each file as a whole. A file that has been changed since the
 * seller began is left alone, and so is a product that the catalogue would not take now. Running it again writes nothing new.
 */
export async function pullProducts(services: Services, actor: Actor): Promise<Pulled[]> {
  const { database } = services;
  const rows = await database.read
    .selectFrom('seller_products')
    .selectAll()
    .where('status', '=', 'approved')
    .orderBy('id')
    .execute();
  const pulled: Pulled[] = [];
  let find: SkuFinder | undefined;
  const findFile: SkuFinder = (sku) => {
    find ??= skuFinder(services.shop());
    return find(sku);
  };
  for (const row of rows) pulled.push(await pullOne(services, actor, row, findFile));
  return pulled;
}

async function pullOne(services: Services, actor: Actor, row: SellerProductRow, findFile: SkuFinder): Promise<Pulled> {
  const { sku, file, document: text } = row;
  const { root } = services.shop();
  const target = join(root, file);
  const found = existsSync(target) ? digestOf(readFileSync(target)) : null;
  const digest = digestOf(text);
  const refuse = (why: string): Pulled => ({ sku, file, state: 'refused', why });
  if (found !== digest) {
    if (found !== row.file_digest)
      return refuse(
        found === null
          ? 'its file is no longer in the catalogue'
          : 'its file was changed since: ask the seller to open the product and save it again',
      );
    const document = JSON.parse(text) as Document;
    const why = await findFault(services, row, document, findFile);
    if (why !== undefined) return refuse(why);
    for (const name of picturesOf(document)) await writePicture(services, name);
    await writeWhole(target, text);
  }
  await services.database.write(async (db) => {
    const at = services.now();
    const done = await db
      .updateTable('seller_products')
      .set({ status: 'published', file_digest: digest })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', '=', 'approved')
      .executeTakeFirst();
    if (done.numUpdatedRows > 0n)
      await writeAudit(db, at, actor, 'product-published', `product:${sku}`, { file, version: row.version });
  });
  return { sku, file, state: found === digest ? 'there' : 'written' };
}

/** Why the catalogue would not take a product: it may have changed since the seller typed it. */
async function findFault(
  { shop, database: { read } }: Services,
  row: SellerProductRow,
  document: Document,
  findFile: SkuFinder,
): Promise<string | undefined> {
  const current = shop();
  const { markets, sellers, categories } = current;
  const other = row.file_digest === null ? findFile(row.sku) : undefined;
  if (other !== undefined) return `${other} has this SKU`;
  if (!categories.has(row.category)) return `the category "${row.category}" is gone`;
  const names = picturesOf(document);
  const kept =
    names.length === 0
      ? []
      : await read.selectFrom('seller_pictures').select('name').where('name', 'in', names).execute();
  const inCatalog = names.filter((name) => existsSync(join(current.root, 'images', name)));
  const pictures = new Set([...kept.map(({ name }) => name), ...inCatalog]);
  const [problem] = checkProduct(document, row.file, { markets, sellers, categories, pictures }).problems.filter(
    ({ severity }) => severity === 'error',
  );
  return problem && `${problem.field}: ${tellProblem(problem)}`;
}

/** Writes a picture that is not in the catalogue yet. Its name has the digest of its content. */
async function writePicture({ shop, database: { read } }: Services, name: string): Promise<void> {
  const target = join(shop().root, 'images', name);
  if (existsSync(target)) return;
  const picture = await readPicture(read, name);
  if (picture) await writeWhole(target, picture);
}

/** Writes a file by renaming a temporary one, so that neither a build nor a killed command leaves half a file. */
async function writeWhole(target: string, content: string | Buffer): Promise<void> {
  const temporary = `${target}.${process.pid}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

import type { OpenedProduct, SellerProduct, SellerProductList } from '../../../contract/products.ts';
import { furtherLanguages } from '../../../catalog/further-languages.ts';
import type { Product } from '../../../catalog/model.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, ok } from '../../ground/http/answer.ts';
import { present } from '../../ground/http/present.ts';
import type { Services } from '../../ground/services.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { type Document, readFields } from '../../../core/product/read-fields.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import { MOST_COUNTED } from '../../../core/seller/most-counted.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { findBySku } from './files.ts';
import { readKnown } from './keep.ts';
import { openBase } from './prepare.ts';
import { listPictured } from './thumbnails.ts';

type RowFacts = Omit<SellerProductRow, 'document'>;

/** The seller's products: those at work first, the newest of them at the top, then those of the catalogue. */
export async function listProducts(services: Services, seller: string): Promise<SellerProductList> {
  const known = await outlineProducts(services, seller);
  return { ...known, products: await fillInProducts(services, known.products) };
}

/** The same without what only their documents say: the price that was entered, and whether there is a picture. */
export async function outlineProducts({ database, shop }: Services, seller: string): Promise<SellerProductList> {
  const rows = await database.read
    .selectFrom('seller_products')
    .select(['id', 'sku', 'sku_key', 'title', 'category', 'status', 'version', 'reason'])
    .where('seller_id', '=', seller)
    .orderBy('id', 'desc')
    .execute();
  const current = shop();
  const known = new Set(rows.map(({ sku_key: key }) => key));
  const listed = [...current.products.values()].filter(
    ({ sellerId, sku }) => sellerId === seller && !known.has(keyOfSku(sku)),
  );
  return {
    products: [
      ...rows.map((row) => serialiseRow(row, findBySku(current, row.sku), current)),
      ...listed.map((product) => serialiseListed(product, current)),
    ],
    categories: [...current.categories.values()].map(({ id, title }) => ({ id, title })),
    languages: furtherLanguages(current.markets.values()),
  };
}

/** A statement has a limited number of parameters. */
const IDS_AT_A_TIME = 500;

/** Fills in what the documents of some products say: of those at work, and those that are published and not in the shop yet. */
export async function fillInProducts(
  { database: { read }, shop }: Services,
  products: readonly SellerProduct[],
): Promise<SellerProduct[]> {
  const current = shop();
  const wanted = products.flatMap(({ id, status, isListed }) =>
    id === undefined || (status === 'published' && isListed) ? [] : [id],
  );
  const documents = new Map<string, string>();
  for (let from = 0; from < wanted.length; from += IDS_AT_A_TIME) {
    const ids = wanted.slice(from, from + IDS_AT_A_TIME);
    const rows = await read.selectFrom('seller_products').select(['id', 'document']).where('id', 'in', ids).execute();
    for (const { id, document } of rows) documents.set(id, document);
  }
  const pictured = await listPictured(
    read,
    [...documents].map(([id, document]) => ({ id, document })),
  );
  return products.map((product) => {
    const { id = '', category, isListed } = product;
    return {
      ...product,
      ...(!isListed && enteredPriceOf(documents.get(id), category, current)),
      ...(pictured.has(id) && ({ hasPicture: true } as const)),
    };
  });
}

/** How many products the operator wants changed; `MOST_COUNTED` stands for as many or more. */
export async function countToChange(read: QueryBuilder, seller: string): Promise<number> {
  const rows = await read
    .selectFrom('seller_products')
    .select('id')
    .where('seller_id', '=', seller)
    .where('status', '=', 'changes')
    .limit(MOST_COUNTED)
    .execute();
  return rows.length;
}

/** The SKUs of all products of a seller, those at work and those of the catalogue, in the order of their keys. */
export async function listSkus({ database, shop }: Services, seller: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('seller_products')
    .select('sku')
    .where('seller_id', '=', seller)
    .execute();
  const own = new Map(rows.map(({ sku }) => [keyOfSku(sku), sku]));
  for (const { sellerId, sku } of shop().products.values())
    if (sellerId === seller && !own.has(keyOfSku(sku))) own.set(keyOfSku(sku), sku);
  return [...own].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sku]) => sku);
}

const serialiseRow = (
  {
    id,
    sku,
    title,
    category,
    status,
    version,
    reason,
  }: Pick<RowFacts, 'id' | 'sku' | 'title' | 'category' | 'status' | 'version' | 'reason'>,
  product: Product | undefined,
  shop: Shop,
): SellerProduct => ({
  id,
  sku,
  title,
  category,
  status,
  version,
  isListed: product !== undefined,
  ...present({ reason: status === 'changes' || status === 'draft' ? reason : undefined }),
  ...(product && priceOf(product, category, shop)),
});

const serialiseListed = (product: Product, shop: Shop): SellerProduct => ({
  sku: product.sku,
  title: product.title,
  category: product.categoryIds[0] ?? '',
  status: 'listed',
  version: 0,
  isListed: true,
  ...priceOf(product, product.categoryIds[0], shop),
});

/** The price in the market of the product's category, which is the one that the form and the table change. */
function priceOf(
  product: Product,
  categoryId: string | undefined,
  { categories, markets }: Shop,
): Pick<SellerProduct, 'priceMinor' | 'currency'> {
  const market = markets.get(categories.get(categoryId ?? '')?.marketId ?? '');
  const priceMinor = market && product.offers[market.id]?.priceMinor;
  return market === undefined || priceMinor === undefined ? {} : { priceMinor, currency: market.currency };
}

/** The price that was entered for the market of the category. */
function enteredPriceOf(
  document: string | undefined,
  categoryId: string,
  { categories, markets }: Shop,
): Pick<SellerProduct, 'enteredPriceMinor' | 'currency'> {
  const category = categories.get(categoryId);
  const market = markets.get(category?.marketId ?? '');
  if (document === undefined || !category || !market) return {};
  const { price } = readFields(JSON.parse(document) as Document, category);
  const enteredPriceMinor = parseMoney(price, market.currency);
  return enteredPriceMinor === undefined ? {} : { enteredPriceMinor, currency: market.currency };
}

/** A product with what the form shows of it. */
export async function openProduct(services: Services, seller: string, sku: string): Promise<Answer<OpenedProduct>> {
  const known = await readKnown(services, seller, [sku]);
  const row = known.rows.get(keyOfSku(sku));
  const product = findBySku(known.shop, sku);
  const isOwn = row ? row.seller_id === seller : product?.sellerId === seller;
  if (!isOwn) return fail(404, answersSellersText.noProduct);
  const base = openBase(sku, known);
  if (typeof base === 'string') return fail(409, base);
  const category = known.shop.categories.get(base.category?.id ?? '');
  if (!category) return fail(409, answersSellersText.categoryGone);
  const answer = row ? serialiseRow(row, product, known.shop) : product && serialiseListed(product, known.shop);
  return answer
    ? ok({ product: answer, fields: readFields(base.document, category) })
    : fail(404, answersSellersText.noProduct);
}

import { readCatalogIds } from '../../catalog/json-schemas/catalog-ids.ts';
import { openEntities } from '../../catalog/load/load.ts';
import { writeProduct } from '../../catalog/load/check-product.ts';
import { toFileValue } from '../../catalog/shapes/to-file-value.ts';
import { isPart, previewOf } from '../contract.ts';
import type { AttributesAnswer, ConvertedAnswer, FormAnswer, NamedAnswer } from '../form-contract.ts';
import type { AdminContext } from './context.ts';
import { describeFields } from './form-fields.ts';
import { readProductFile } from './product-rows.ts';
import { Refused } from './refused.ts';

/** How many files of a category are read for attributes; below, how many attributes and values are suggested. */
const MOST_FILES = 500;
const MOST_NAMES = 30;
const MOST_VALUES = 20;
/** How many products are named at once. */
const MOST_NAMED = 100;

/** The fields of a form, and the ids that they choose from. @throws Refused for an unknown kind */
export function answerForm({ folder }: AdminContext, kind: string): FormAnswer {
  const { product: _searched, ...ids } = readCatalogIds(folder.root);
  return { fields: describeFields(kind), ids };
}

/** The attributes of other products of a category. */
export function answerAttributes({ folder }: AdminContext, category: string): AttributesAnswer {
  const { reader, entities } = openEntities(folder.root);
  const counts = new Map<string, Map<string, number>>();
  for (const file of reader
    .below('products')
    .filter((one) => one.split('/')[1] === category)
    .slice(0, MOST_FILES)) {
    const text = folder.read(file)?.text;
    const { attributes = {} } = (text !== undefined && readProductFile(file, text, entities)?.raw.input) || {};
    for (const [name, value] of Object.entries(attributes)) {
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values);
      values.set(String(value), (values.get(String(value)) ?? 0) + 1);
    }
  }
  const attributes = [...counts].map(([name, values]) => ({
    name,
    count: [...values.values()].reduce((sum, count) => sum + count, 0),
    values: mostFrequent(values).slice(0, MOST_VALUES),
  }));
  return { attributes: attributes.sort((a, b) => b.count - a.count).slice(0, MOST_NAMES) };
}

const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);

/** A product's file in the canonical shape. @throws Refused where it can't be read, or has errors with which something would be lost */
export function answerConverted({ folder }: AdminContext, path: string): ConvertedAnswer {
  const text = path.startsWith('products/') ? folder.read(path)?.text : undefined;
  if (text === undefined) throw new Refused(404, `There is no product file ${path}.`);
  const found = readProductFile(path, text, openEntities(folder.root).entities);
  if (!found || found.raw.isPartial)
    throw new Refused(
      400,
      `${path} has errors, so that it can't be converted whole. Fix them first: its text can be edited.`,
    );
  const value = toFileValue(found.raw, found.context.sellers.get(found.raw.input.seller)?.name);
  return { value, text: writeProduct(value) };
}

/** Products by SKU, to show their titles in fields. */
export function answerNamed({ folder, rows }: AdminContext, skus: readonly string[]): NamedAnswer {
  const wanted = new Set(skus.slice(0, MOST_NAMED));
  const { entities } = openEntities(folder.root);
  const found = rows.list(() => undefined).filter((row) => !isPart(row) && wanted.has(row.sku));
  return {
    products: found.map(({ sku, file, values }) => {
      const text = folder.read(file)?.text;
      const first = text === undefined ? undefined : readProductFile(file, text, entities)?.raw.input.images?.[0];
      const src = typeof first === 'string' ? first : first?.src;
      const picture = src === undefined ? undefined : previewOf(src);
      return { sku, file, title: String(values.title ?? sku), picture };
    }),
  };
}

/** Shows a product that is not published, and answers with its page. */
export async function showProduct(
  { follower, site, label, addressOf }: AdminContext,
  file: string,
): Promise<{ address?: string | undefined }> {
  const isNew = site.show(`${label}/${file}`);
  if (isNew) await follower.change((read) => read([]));
  return { address: addressOf(file) };
}

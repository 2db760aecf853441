import { openEntities } from '../../catalog/load/load.ts';
import { simplify } from '../../core/search/words/fold.ts';
import { isPart, previewOf, type FilesAnswer, type SearchAnswer, type ShopAnswer } from '../contract.ts';
import type { AdminContext } from './context.ts';
import { readProductFile } from './product-rows.ts';

/** How many products a search returns. */
const MOST_FOUND = 20;
const LONGEST_QUERY = 200;

/** What forms and the table choose from, read from the files as they are now. */
export function describeShop({ folder, site, label }: AdminContext): ShopAnswer {
  const { entities } = openEntities(folder.root);
  const { store, markets } = site.site?.catalog ?? {};
  const first = store?.defaultMarket ?? '';
  const listed = [...entities.markets.values()];
  return {
    name: store?.name ?? label,
    label,
    markets: [...listed.filter(({ id }) => id === first), ...listed.filter(({ id }) => id !== first)].map(
      ({ id, name, currency }) => ({ id, name, currency }),
    ),
    categories: [...entities.categories.values()].map(({ id, title, marketId, parentId }) => ({
      ...{ id, title, marketId, parent: parentId },
    })),
    sellers: [...entities.sellers.values()].map(({ id, name }) => ({ id, name })),
    isCurrent:
      markets !== undefined &&
      !site.problems.some(({ severity, file }) => severity === 'error' && !file.startsWith(`${label}/products/`)),
  };
}

/** Products with all words of a query in their title, SKU or file. */
export function searchProducts(context: AdminContext, query: string): SearchAnswer {
  const words = simplify(query.slice(0, LONGEST_QUERY)).split(/\s+/).filter(Boolean);
  const found = context.rows
    .list(() => undefined)
    .filter((row) => {
      const { sku, file, values } = row;
      const text = simplify(`${sku} ${values.title ?? ''} ${file}`);
      return !isPart(row) && words.every((word) => text.includes(word));
    })
    .slice(0, MOST_FOUND);
  const { entities } = openEntities(context.folder.root);
  return {
    products: found.map(({ sku, file, values }) => {
      const text = context.folder.read(file)?.text;
      const first = text === undefined ? undefined : readProductFile(file, text, entities)?.raw.input.images?.[0];
      const src = typeof first === 'string' ? first : first?.src;
      return { sku, file, title: String(values.title ?? sku), picture: src === undefined ? undefined : previewOf(src) };
    }),
  };
}

/** Files that are neither products nor pictures, with their own titles. */
export function listFiles({ folder }: AdminContext): FilesAnswer {
  const { reader } = openEntities(folder.root);
  const files = reader.entries.files.filter(
    (file) =>
      /^(?:markets|categories|offers|sellers|pages|words)\/.+\.(?:json|md)$|^[^/]+\.json$/.test(file) &&
      !/(?:^|\/)(?:\.|README)/.test(file),
  );
  return {
    files: [...files, ...folder.listBeside()]
      .sort()
      .map((file) => ({ file, title: readTitle(() => folder.read(file)?.text) })),
    products: reader.below('products').length,
  };
}

function readTitle(read: () => string | undefined): string | undefined {
  try {
    const text = read() ?? '';
    const markdown = /^title: *(\S.*)$/m.exec(text.slice(0, 2_000))?.[1];
    if (!text.startsWith('{')) return markdown;
    const { title, name } = JSON.parse(text) as { readonly title?: unknown; readonly name?: unknown };
    return typeof title === 'string' ? title : typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

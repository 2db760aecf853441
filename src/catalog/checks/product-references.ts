import type { ImportContext } from '../import/import-context.ts';
import type { RawProduct } from '../import/raw-product.ts';
import { fixId } from '../problems/schema-fix.ts';
import { checkPicture } from '../source/picture-folder.ts';
import { suggest } from '../source/problems.ts';

/** Checks that the categories, tiles and pictures that a product names exist, and that it has an offer for the market of each category. */
export function checkProductReferences(raw: RawProduct, context: ImportContext): void {
  const categoryIds = new Set([context.category.id, ...(raw.input.categories ?? [])]);
  checkCategories(raw, categoryIds, context);
  checkTiles(raw, categoryIds, context);
  for (const [index, image] of (raw.input.images ?? []).entries())
    checkImage(image, raw.place(['images', index]), context);
  for (const [index, { image }] of (raw.input.variants ?? []).entries())
    if (image !== undefined) checkImage(image, raw.place(['variants', index, 'image']), context);
}

function checkImage(
  image: NonNullable<RawProduct['input']['images']>[number],
  path: readonly PropertyKey[],
  { pictures, source, problems }: ImportContext,
): void {
  checkPicture(typeof image === 'string' ? image : image.src, pictures, source, path, problems);
}

function checkCategories(
  { input, place }: RawProduct,
  categoryIds: ReadonlySet<string>,
  { source, problems, categories, markets, unread }: ImportContext,
): void {
  const sold = [input, ...(input.variants ?? [])];
  const marketIds = [...new Set(sold.flatMap(({ offers = {} }) => Object.keys(offers)))];
  const areMarketsKnown = marketIds.length > 0 && marketIds.every((id) => markets.has(id));
  for (const id of categoryIds) {
    const category = categories.get(id);
    if (!category) {
      problems.add(source, place(['categories', (input.categories ?? []).indexOf(id)]), {
        code: 'category-unknown',
        expected: 'the id of a category: the name of a file in catalog/categories',
        hint: suggest(id, categories.keys()),
        fix: fixId(place(['categories', (input.categories ?? []).indexOf(id)]), id, categories.keys()),
      });
      continue;
    }
    const { marketId } = category;
    if (!areMarketsKnown || !markets.has(marketId) || unread.categories.has(id) || marketIds.includes(marketId))
      continue;
    problems.add(source, place(['offers']), {
      code: 'offer-missing',
      found: `offers only for ${marketIds.join(', ')}`,
      expected: `an offer for the market ${JSON.stringify(marketId)}, because the product is in its category ${JSON.stringify(id)}`,
    });
  }
}

function checkTiles(
  { input, place }: RawProduct,
  categoryIds: ReadonlySet<string>,
  { source, problems, categories, unread }: ImportContext,
): void {
  if ([...categoryIds].some((id) => unread.categories.has(id))) return;
  const tiles = new Set([...categoryIds].flatMap((id) => categories.get(id)?.strip.map(({ path }) => path) ?? []));
  for (const [index, tile] of (input.tiles ?? []).entries()) {
    if (tiles.has(tile)) continue;
    problems.add(source, place(['tiles', index]), {
      code: 'tile-unknown',
      expected: `the path of a strip tile of one of its categories${tiles.size > 0 ? `: ${[...tiles].join(', ')}` : ' (none of them has a strip)'}`,
      hint: suggest(tile, tiles),
    });
  }
}

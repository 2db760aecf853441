import { checkShape } from '../source/check-shape.ts';
import { listingRecord } from '../schema/historical.ts';
import { suggest } from '../source/problems.ts';
import { type DoorContext, type Draft, placeBy } from './import-context.ts';

/**
 * Reads the second listing shape: `title/image/price/subcategory`. Such records have no SKU and no seller: the SKU is the
 * file's name in capitals, the seller the one that the category's file gives.
 */
export function readListing(value: unknown, context: DoorContext): Draft | undefined {
  const { source, problems } = context;
  const record = checkShape(listingRecord, value, source, problems);
  if (!record) return undefined;
  const isUnsure = context.unread.categories.size > 0;
  const { title, image, images: further = [], price, subcategory, seller = context.defaultSellerId, ...rest } = record;
  const sku = context.stem.toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9._-]{0,49}$/.test(sku)) {
    problems.addFile(source.file, {
      found: `the file name ${JSON.stringify(context.stem)}`,
      expected: 'a file name of letters, digits, dots, hyphens and underscores: in this shape it is the SKU',
    });
    return undefined;
  }
  if (seller === undefined && !isUnsure) {
    problems.add(source, [], {
      found: 'a record that names no seller',
      expected: 'a seller for such records: "historical": { "seller": "..." } in the file of its category',
    });
  }
  const tile = context.aliases.tiles.get(subcategory.toLowerCase());
  if (tile === undefined && !isUnsure) {
    problems.add(source, ['subcategory'], {
      expected: 'a value that a strip tile of the category lists under "subcategory"',
      hint: suggest(subcategory, context.aliases.tiles.keys()),
    });
  }
  return {
    input: {
      sku,
      title,
      seller: seller ?? '',
      tiles: tile === undefined ? [] : [tile],
      images: [image, ...further],
      offers: { [context.market.id]: { price } },
      ...rest,
    },
    shape: 'listing',
    isPartial: seller === undefined || tile === undefined,
    place: placeBy({
      'images.0': ['image'],
      ...Object.fromEntries(further.map((_, index) => [`images.${index + 1}`, ['images', index]])),
      [`offers.${context.market.id}.price`]: ['price'],
      offers: ['price'],
      'tiles.0': ['subcategory'],
      sku: [],
    }),
  };
}

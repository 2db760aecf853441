import { SKU } from '../../core/product/sku.ts';
import { checkLeniently } from '../lenient/check-leniently.ts';
import { listingRecord } from '../schema/historical.ts';
import { suggest } from '../problems/problems.ts';
import { addMissingSeller, defaultSellerOf, type ImportContext } from './import-context.ts';
import { translationsOf } from './record-translations.ts';
import { locateBy, type RawProduct } from './raw-product.ts';

/**
 * Reads the second listing shape: `title/image/price/subcategory`. The SKU of such a record is its file name in upper case;
 * its seller, unless it names one, is that of its category's file.
 */
export function readListing(value: unknown, context: ImportContext): RawProduct | undefined {
  const { source, problems } = context;
  const { data: record, locate: locateInFile } = checkLeniently(listingRecord, value, source, problems);
  if (!record) return undefined;
  // The missing seller or tile may be in a category file with an error.
  const isUnsure = context.unread.categories.size > 0;
  const {
    title,
    image,
    images: further = [],
    price,
    mrp,
    subcategory,
    seller = defaultSellerOf(context),
    titleHi,
    descriptionHi,
    translations,
    ...rest
  } = record;
  const sku = context.stem.toUpperCase();
  if (!SKU.test(sku)) {
    problems.addFile(source.file, {
      code: 'file-name-invalid',
      found: `the file name ${JSON.stringify(context.stem)}`,
      expected: 'a file name of at most 100 characters: in this shape it is the SKU',
    });
    return undefined;
  }
  if (seller === undefined && !isUnsure) addMissingSeller(context);
  const tile = context.aliases.tiles.get(subcategory.toLowerCase());
  if (tile === undefined && !isUnsure) {
    problems.add(source, ['subcategory'], {
      code: 'subcategory-unknown',
      expected: 'a value that a strip tile of the category lists under "subcategory"',
      hint: suggest(subcategory, context.aliases.tiles.keys()),
    });
  }
  const first = image === undefined ? [] : [image];
  return {
    input: {
      sku,
      title,
      seller: seller ?? '',
      tiles: tile === undefined ? [] : [tile],
      images: [...first, ...further],
      offers: { [context.market.id]: { price, mrp } },
      ...rest,
      translations: translationsOf({ titleHi, descriptionHi, translations }),
    },
    shape: 'listing',
    isPartial: seller === undefined || tile === undefined,
    locate: locateBy(locateInFile, {
      ...(first.length > 0 ? { 'images.0': ['image'] } : {}),
      ...Object.fromEntries(further.map((_, index) => [`images.${index + first.length}`, ['images', index]])),
      [`offers.${context.market.id}.price`]: ['price'],
      [`offers.${context.market.id}.mrp`]: ['mrp'],
      offers: ['price'],
      'tiles.0': ['subcategory'],
      sku: [],
    }),
  };
}

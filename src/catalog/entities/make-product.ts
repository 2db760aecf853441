import { endTime, startTime } from '../values/moments.ts';
import { slugify } from '../../core/text/text.ts';
import { APP_PATHS } from '../../paths.ts';
import { MAX_PICTURES } from '../../core/site/constants.ts';
import { makeDeclarations } from './declarations.ts';
import { makeRating, makeReviews } from './make-reviews.ts';
import { makeProductTranslations } from './make-translations.ts';
import { makeTexts } from './make-texts.ts';
import { defaultSellerOf, type ImportContext } from '../shapes/import-context.ts';
import { foldName } from '../values/fold-name.ts';
import type { RawProduct } from '../shapes/raw-product.ts';
import type { Product, ReadOffers, ReadProduct, Seller, Size } from '../model.ts';
import type { Picture } from '../picture.ts';
import { fixId } from '../problems/schema-fix.ts';
import { suggest } from '../problems/problems.ts';
import { plainFields } from '../schema/product.ts';
import { sanitiseBlocks, stripLines, stripMarkup } from '../values/sanitise.ts';
import { transliterate } from '../values/transliterate.ts';
import { makeAvailability } from './make-availability.ts';
import { makeOffers } from './make-offers.ts';
import { makePicture, makeVideo } from './make-picture.ts';
import { partNumberOf } from './part-number.ts';
import { areSizesVariants, makeVariants } from './make-variants.ts';

/**
 * Makes a product of a raw product. Problems are added to the list; returns undefined when there is an error among them or
 * the raw product is partial.
 */
export function makeProduct(raw: RawProduct, context: ImportContext): ReadProduct | undefined {
  const { input } = raw;
  const { source, problems } = context;
  const errorsBefore = problems.errorCount;
  const seller = context.sellers.get(input.seller);
  checkSeller(raw, seller, context);
  checkTitle(input.title, raw, context);
  checkSkus(raw, context);
  const slug = makeSlug(raw, context);
  const offers = makeOwnOffers(raw, context);
  const made = {
    ...makeVariants(raw, offers, context),
    ...makeTexts(raw, context),
    detailsHtml: sanitiseBlocks(input.details ?? ''),
    pictures: makePictures(raw, context),
    video: makeVideo(input),
    sizes: makeSizes(raw, context),
    ...makeRating(raw, context),
    ...makeReviews(raw, context),
    ...makePublication(raw, context),
  };
  if (!seller || raw.isPartial || problems.errorCount > errorsBefore) return undefined;
  return {
    ...plainFields(input),
    ...made,
    slug,
    sellerId: seller.id,
    brand: raw.shape === 'canonical' ? input.brand : seller.name,
    categoryIds: [...new Set([context.category.id, ...(input.categories ?? [])])],
    tiles: input.tiles ?? [],
    onMainPage: input.mainPage ?? true,
    description: stripMarkup(input.description ?? ''),
    descriptionLines: stripLines(input.description ?? ''),
    availability: makeAvailability(input),
    goesWith: input.goesWith?.filter((sku) => sku !== input.sku),
    weightGrams: input.weight,
    mpn: partNumberOf(input),
    siblingSkus: (input.colourSiblings ?? []).filter((sku) => sku !== input.sku),
    translations: makeProductTranslations(input.translations),
    declarations: makeDeclarations(raw, seller, context),
    file: source.file,
    shape: raw.shape,
  };
}

/** Checks that the seller exists and, in historical records, that the brand is its name (specification section 3). */
function checkSeller({ input, shape, locate }: RawProduct, seller: Seller | undefined, context: ImportContext): void {
  const { source, problems } = context;
  // The seller that a category's file names for historical records is checked there.
  const isDefault = shape !== 'canonical' && input.seller === defaultSellerOf(context);
  if (!seller && input.seller !== '' && !isDefault) {
    problems.add(source, locate(['seller']), {
      code: 'seller-unknown',
      expected: 'the id of a seller: the name of a file in catalog/sellers',
      hint: suggest(input.seller, context.sellers.keys()),
      fix: fixId(locate(['seller']), input.seller, context.sellers.keys()),
    });
  }
  if (shape !== 'canonical' && input.mpn !== undefined && input.mpn !== input.sku) {
    problems.add(source, locate(['mpn']), {
      code: 'mpn-differs',
      severity: 'left-out',
      expected: `the same as sku, ${JSON.stringify(input.sku)}, or no mpn; this one is left out`,
      hint: 'leave mpn out; the maker’s number may be an attribute',
    });
  }
  const isNamed = seller !== undefined && !context.unread.sellers.has(seller.id);
  if (
    shape !== 'canonical' &&
    input.brand !== undefined &&
    isNamed &&
    foldName(input.brand) !== foldName(seller.name)
  ) {
    problems.add(source, locate(['brand']), {
      code: 'brand-differs',
      expected: `the name of the seller: ${JSON.stringify(seller.name)}`,
      hint: 'leave brand out',
    });
  }
}

/** What spreadsheets make of a long number: "8.90E+12". The digits behind are lost. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** Warns of SKUs that a spreadsheet rounded: two of them are easily the same. */
function checkSkus({ input, locate }: RawProduct, { source, problems }: ImportContext): void {
  const skus = [
    { sku: input.sku, path: ['sku'] },
    ...(input.variants ?? []).map(({ sku }, index) => ({ sku, path: ['variants', index, 'sku'] })),
  ];
  for (const { sku, path } of skus) {
    if (!ROUNDED.test(sku)) continue;
    problems.add(source, locate(path), {
      code: 'sku-rounded',
      severity: 'warning',
      expected: 'the SKU with all its digits: a spreadsheet rounded this one',
    });
  }
}

/** Whether it is a draft, and when it is published. */
function makePublication(
  { input, locate }: RawProduct,
  { source, problems }: ImportContext,
): Pick<Product, 'isDraft' | 'publishFrom' | 'publishUntil'> {
  const { draft, publishFrom, publishUntil } = input;
  const from = publishFrom && startTime(publishFrom);
  // A day is included: the product goes when the next one begins.
  const until = publishUntil && endTime(publishUntil);
  if (from !== undefined && until !== undefined && from >= until) {
    problems.add(source, locate(['publishUntil']), {
      code: 'publication-never',
      expected: `a time after publishFrom, ${publishFrom}`,
    });
  }
  return { isDraft: draft || undefined, publishFrom: from, publishUntil: until };
}

function makeSizes(raw: RawProduct, { source, problems }: ImportContext): Size[] {
  const { input, locate } = raw;
  if (areSizesVariants(raw)) {
    problems.add(source, locate(['sizes']), {
      code: 'options-invalid',
      severity: 'left-out',
      found: 'sizes beside an option with the name Size',
      expected: 'sizes, or the option Size and a variant for each; the sizes are left out',
    });
    return [];
  }
  const sizes = (input.sizes ?? []).map(({ name, label, availability, stock, measurements = {} }) => ({
    name,
    label,
    availability: makeAvailability({ availability, stock }),
    stock,
    measurements,
  }));
  return sizes.filter(({ name }, index) => {
    const isFirst = sizes.findIndex((other) => other.name === name) === index;
    if (!isFirst)
      problems.add(source, locate(['sizes', index]), {
        code: 'size-duplicate',
        severity: 'left-out',
        expected: 'each size once; this one is left out',
      });
    return isFirst;
  });
}

function makePictures({ input, locate }: RawProduct, { source, problems }: ImportContext): Picture[] {
  const { images = [], imageMode, title } = input;
  if (images.length > MAX_PICTURES) {
    problems.add(source, locate(['images', MAX_PICTURES]), {
      code: 'too-many-pictures',
      severity: 'warning',
      expected: `at most ${MAX_PICTURES} pictures; there are ${images.length}, and the others are not shown`,
    });
  }
  return images
    .slice(0, MAX_PICTURES)
    .map((image, index) => makePicture(image, index === 0 ? title : `${title}, picture ${index + 1}`, imageMode));
}

/** Slugs that no product may have: `/search/p/2` is a page of the directory, `/shop/p/2` one of a seller. */
const TAKEN_SLUGS = ['/shop', APP_PATHS.search, APP_PATHS.imported, APP_PATHS.categories].map((path) => path.slice(1));

/** The slug of the file, or one of the title. */
function makeSlug({ input, locate }: RawProduct, { source, problems }: ImportContext): string {
  const slug = input.slug ?? slugify(transliterate(input.title));
  if (!TAKEN_SLUGS.includes(slug.toLowerCase())) return slug;
  if (input.slug !== undefined)
    problems.add(source, locate(['slug']), {
      code: 'address-taken',
      severity: 'left-out',
      expected: `another slug: ${TAKEN_SLUGS.join(', ')} are reserved for the shop itself; the address begins with ${slug}-product`,
    });
  return `${slug}-product`;
}

/** What exports write when a title is missing. */
export const NO_TITLE = /^(?:nan|null|undefined|none|n\/a|title|-+)$/i;

function checkTitle(title: string, raw: RawProduct, { source, problems }: ImportContext): void {
  const position = raw.locate(['title']);
  if (NO_TITLE.test(title))
    problems.add(source, position, { code: 'title-placeholder', expected: 'the name of the product' });
  else if (/(?:\.\.\.|…)$/.test(title)) {
    problems.add(source, position, {
      code: 'title-cut',
      severity: 'warning',
      expected: 'the full title: this one was cut off',
    });
  } else if (title.length > 150) {
    problems.add(source, position, {
      code: 'title-long',
      severity: 'warning',
      expected: `at most 150 characters, the limit of merchant feeds; there are ${title.length}`,
    });
  }
}

/** The offers of the product itself. A product with variants may leave them out. */
function makeOwnOffers(raw: RawProduct, context: ImportContext): ReadOffers {
  const { offers = {}, variants } = raw.input;
  if (Object.keys(offers).length === 0 && !variants && !raw.isPartial) {
    context.problems.add(context.source, raw.locate(['offers']), {
      code: 'offer-missing',
      expected: 'at least one offer, such as { "in": { "price": 499 } }',
    });
  }
  return makeOffers(offers, (...path) => raw.locate(['offers', ...path]), context);
}

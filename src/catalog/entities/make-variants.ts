import { keyOfSku, skuPart } from '../../core/product/sku-part.ts';
import { variantWords } from '../../core/size/option-words.ts';
import type { ImportContext } from '../shapes/import-context.ts';
import type { RawProduct } from '../shapes/raw-product.ts';
import { type Offer, type ReadOffers, type ReadProduct, type ReadVariant, UNREAD_OFFER } from '../model.ts';
import { MAX_OPTIONS, type VariantInput } from '../schema/variant.ts';
import { suggest } from '../problems/problems.ts';
import { parseNetQuantity } from './declarations.ts';
import { makeAvailability } from './make-availability.ts';
import { makeOffers } from './make-offers.ts';
import { makePicture } from './make-picture.ts';
import { partNumberOf } from './part-number.ts';

/**
 * The options, variants and offers of a product. `ownOffers` are those of the product itself; they apply to variants without
 * an offer for their market. The offers of a product with variants are the lowest of each market.
 */
export function makeVariants(
  raw: RawProduct,
  ownOffers: ReadOffers,
  context: ImportContext,
): Pick<ReadProduct, 'options' | 'variants' | 'offers'> {
  const { variants: named } = raw.input;
  const options = checkOptions(raw, context);
  if (!options || !named) return { options: [], variants: [], offers: ownOffers };
  checkCombinations(options, named, raw, context);
  const inputs = checkUnique(named, raw, context);
  const variants = inputs.map((input, index) => makeVariant(input, index, options, ownOffers, raw, context));
  return { options, variants, offers: lowestOffers(variants) };
}

function makeVariant(
  input: VariantInput,
  index: number,
  options: readonly string[],
  ownOffers: ReadOffers,
  raw: RawProduct,
  context: ImportContext,
): ReadVariant {
  const { source, problems } = context;
  const locate = (...path: PropertyKey[]) => raw.locate(['variants', index, ...path]);
  const offers = makeOffers(input.offers ?? {}, (...path) => locate('offers', ...path), context);
  if (Object.keys({ ...ownOffers, ...input.offers }).length === 0)
    problems.add(source, locate('offers'), {
      code: 'offer-missing',
      expected: 'an offer, such as { "in": { "price": 499 } }, here or for the whole product',
    });
  const netQuantity = input.netQuantity === undefined ? undefined : parseNetQuantity(input.netQuantity);
  if (input.netQuantity !== undefined && !netQuantity)
    problems.add(source, locate('netQuantity'), {
      code: 'net-quantity-invalid',
      severity: 'warning',
      expected: 'a net quantity such as "1 N", "100 ml", "2 x 50 g" or "Pack of 2"; the product\'s is shown',
    });
  const values = options.map((option) => input.options[option] ?? '');
  return {
    sku: input.sku,
    values,
    offers: { ...ownOffers, ...offers },
    availability: makeAvailability(input),
    stock: input.stock,
    weightGrams: input.weight,
    gtin: input.gtin,
    mpn: partNumberOf(input),
    netQuantity,
    picture:
      input.image === undefined
        ? undefined
        : makePicture(input.image, `${raw.input.title}, ${variantWords(options, values)}`, raw.input.imageMode),
  };
}

/**
 * Checks that there are variants and options or none of both, that each option is there once, and that sizes are not in both. Returns
 * the options: where they are missing, those that the variants have.
 */
function checkOptions(raw: RawProduct, { source, problems }: ImportContext): readonly string[] | undefined {
  const { input, locate, isPartial } = raw;
  const { variants } = input;
  const own = isPartial ? undefined : listOptions(variants ?? []);
  const areNamed = input.options?.some((name) => own === undefined || own.includes(name)) ?? false;
  const options = areNamed ? input.options : (own ?? input.options);
  // In a file with errors the other field may be one of them.
  if (options && !variants && !isPartial)
    problems.add(source, locate(['options']), {
      code: 'options-invalid',
      severity: 'left-out',
      expected: 'variants, one for each combination of the options that is sold; options without them are left out',
    });
  if (variants && (!input.options || options !== input.options) && !isPartial)
    problems.add(source, locate(['options']), {
      code: 'options-invalid',
      severity: options ? 'left-out' : undefined,
      expected: `the names of what the variants differ in, such as ${JSON.stringify(options ?? ['Pack', 'Colour'])}${options ? '; these are taken' : ''}`,
    });
  const folded = (options ?? []).map((option) => option.toLowerCase());
  for (const [index, option] of folded.entries())
    if (folded.indexOf(option) !== index)
      problems.add(source, locate(['options', index]), { code: 'options-invalid', expected: 'each option once' });
  return options;
}

/** The options of variants that all have the same ones. */
function listOptions(variants: readonly VariantInput[]): readonly string[] | undefined {
  const [first = [], ...others] = variants.map(({ options }) => Object.keys(options));
  const isSame = others.every((names) => names.length === first.length && first.every((name) => names.includes(name)));
  return first.length > 0 && first.length <= MAX_OPTIONS && isSame ? first : undefined;
}

/** Whether the sizes of a product are the values of one of its options, too. */
export const areSizesVariants = ({ input: { options = [], variants, sizes = [] } }: RawProduct): boolean =>
  variants !== undefined && sizes.length > 0 && options.some((option) => option.toLowerCase() === 'size');

/** Checks that each variant has a value for every option and no others, and that each combination is there once. */
function checkCombinations(
  options: readonly string[],
  variants: readonly VariantInput[],
  { locate }: RawProduct,
  { source, problems }: ImportContext,
): void {
  const seen = new Map<string, number>();
  for (const [index, { options: values }] of variants.entries()) {
    const path = locate(['variants', index, 'options']);
    const missing = options.filter((option) => !Object.hasOwn(values, option));
    for (const option of missing)
      problems.add(source, [...path, option], {
        code: 'variant-incomplete',
        expected: `a value for ${JSON.stringify(option)}`,
      });
    for (const option of Object.keys(values).filter((name) => !options.includes(name)))
      problems.addKey(source, path, option, {
        code: 'variant-incomplete',
        expected: `one of the options of the product: ${options.join(', ')}`,
        hint: suggest(option, missing),
      });
    if (missing.length > 0) continue;
    const words = variantWords(
      options,
      options.map((option) => values[option] ?? ''),
    );
    const first = seen.get(words.toLowerCase());
    if (first === undefined) seen.set(words.toLowerCase(), index);
    else
      problems.add(source, path, {
        code: 'variant-duplicate',
        found: `${JSON.stringify(words)} for the second time`,
        expected: `each combination once: variants[${first}] is this one`,
      });
  }
}

/**
 * Checks that the SKUs and barcodes of a product and its variants differ. Other products are compared when all are read. Returns the
 * variants without barcodes that others have.
 */
function checkUnique(
  variants: readonly VariantInput[],
  { input, locate }: RawProduct,
  { source, problems }: ImportContext,
): VariantInput[] {
  const owners = new Map([[keyOfSku(input.sku), { sku: input.sku, words: 'the product' }]]);
  const barcodes = new Map<string, string>();
  for (const [index, { sku, gtin }] of variants.entries()) {
    const owner = owners.get(keyOfSku(sku));
    if (owner === undefined) owners.set(keyOfSku(sku), { sku, words: `variants[${index}]` });
    else
      problems.add(source, locate(['variants', index, 'sku']), {
        code: 'sku-duplicate',
        expected:
          owner.sku.toLowerCase() === sku.toLowerCase()
            ? `a SKU of its own (upper or lower case makes no difference): ${owner.words} has this one`
            : `a SKU with another form in addresses: ${owner.words} has ${JSON.stringify(skuPart(sku))}, too`,
      });
    const other = gtin === undefined ? undefined : barcodes.get(gtin);
    if (other !== undefined)
      problems.add(source, locate(['variants', index, 'gtin']), {
        code: 'variant-duplicate',
        severity: 'left-out',
        expected: `a barcode of its own: ${other} has this one; it is left out here`,
      });
    else if (gtin !== undefined) barcodes.set(gtin, `variants[${index}]`);
  }
  return variants.map((variant, index) =>
    variant.gtin === undefined || barcodes.get(variant.gtin) === `variants[${index}]`
      ? variant
      : { ...variant, gtin: undefined },
  );
}

/** The lowest offer of each market, of the first variant that has it. */
function lowestOffers(variants: readonly ReadVariant[]): ReadOffers {
  const lowest: Record<string, Offer | typeof UNREAD_OFFER> = {};
  for (const { offers } of variants)
    for (const [marketId, offer] of Object.entries(offers)) {
      const known = lowest[marketId];
      if (known === UNREAD_OFFER) continue;
      if (offer === UNREAD_OFFER || !known || offer.priceMinor < known.priceMinor) lowest[marketId] = offer;
    }
  return lowest;
}

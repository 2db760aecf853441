import { slugify } from '../../core/text/text.ts';
import { transliterate } from '../../catalog/values/transliterate.ts';
import type { Converted, ProductDocument, SourceRow } from '../../tables/model.ts';
import { addUpColumns, addUpStock } from '../../tables/rows/add-up-stock.ts';
import { checkDocument } from './check-document.ts';
import { categoriesOf, pathsOf, missingDeclarations, sellerOf } from './assign.ts';
import type { ConvertContext } from '../../tables/rows/context.ts';
import { OWN_RECORDS, readRecord } from './convert-record.ts';
import { Findings } from '../../tables/rows/findings.ts';
import type { RowGroup } from './group-rows.ts';
import { expandChoices } from './expand-choices.ts';
import { findFormatById } from '../../tables/formats/formats.ts';
import { optionName } from './read-options.ts';
import { addressPictures } from './picture-address.ts';
import { findRoles, tellTotal, meansVariant } from '../../tables/rows/find-roles.ts';
import { inheritPrice } from './inherit-price.ts';
import { makeSingle } from './make-single.ts';
import { makeSku, makeVariants, type SoldRow } from './make-variants.ts';
import { makeOwnSku, makeTitle, parentSku, slugOf, titleOf } from './name-product.ts';
import { checkCost, type Offer, readOffer } from '../../tables/rows/read-offer.ts';
import { readLegal } from './read-legal.ts';
import { isDraft, isNotSent, readPublication } from './read-publication.ts';
import { dropEmpty, firstText, readImages, readTexts } from './read-texts.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { cleanText, readBarcode, readList } from '../../tables/rows/values.ts';
import { weightOf } from '../../tables/rows/weight-unit.ts';
import { withTranslations } from './store-views.ts';

/**
 * Converts the rows of one product. It is taken as a whole or not at all: without a refused variant, the later import of the fixed row would make a
 * product of that variant alone.
 */
export function convertGroup(group: RowGroup, context: ConvertContext): Converted {
  const findings = new Findings();
  const { own, others } = divide(group, context, findings);
  const [top] = group.rows;
  if (group.divided !== undefined && top)
    findings.add(top.row, 'mended', {
      code: 'group-divided',
      found: group.divided,
      expected: 'rows that differ in options alone, with one title and brand; this is a product of its own',
      column: top.columnOf('key') ?? top.columnOf('title'),
    });
  const sources = own.map(({ row }) => row);
  const make = context.mapping.format === OWN_RECORDS ? takeRecord : makeProduct;
  const made = findings.hasRefused ? undefined : make({ ...group, rows: own }, context, findings);
  const product = made && checkDocument(addressPictures(made.product, context.mapping), own, made.sold, findings);
  if (!product || findings.hasRefused || !made)
    return { refused: findings.refuse(inOrder([...sources, ...others])), problems: findings.problems };
  for (const sku of [product.sku, ...(product.variants ?? []).map((variant) => variant.sku)])
    context.skus.take(sku, group.key);
  const otherFindings = new Findings();
  for (const row of others) otherFindings.add(row, 'refused', sharedName(group, sources[0]));
  return {
    converted: { key: group.key, rows: sources, category: made.category, product },
    refused: otherFindings.refuse(others),
    problems: [
      ...findings.problems,
      ...otherFindings.problems,
      ...missingDeclarations(product, made.sold[0] ?? own[0], context),
    ],
  };
}

const inOrder = (rows: readonly SourceRow[]): SourceRow[] =>
  rows.toSorted((a, b) => (a.file === b.file ? a.line - b.line : 0));

const sharedName = (group: RowGroup, first: SourceRow | undefined) => ({
  code: 'handle-shared',
  found: group.key,
  expected: `a ${group.by === 'sku' ? 'SKU' : 'name'} of its own: the product of line ${first?.line} has this one`,
});

/** Separates the rows of the first product from those of others under the same name, which have another title. */
function divide(
  group: RowGroup,
  { mapping }: ConvertContext,
  findings: Findings,
): { own: RowValues[]; others: SourceRow[] } {
  const own: RowValues[] = [];
  const others: SourceRow[] = [];
  const seen = new Map<string, SourceRow>();
  const isStrict =
    mapping.format === 'shopify' ||
    (group.by === 'sku' &&
      !group.rows.some((values) =>
        ['parent', 'parent.id', 'children', 'store'].some((field) => values.get(field) !== ''),
      ));
  const first = cleanText(firstText(group.rows, 'title')).toLowerCase();
  let isOther = false;
  for (const values of group.rows) {
    const { row } = values;
    if (row.cells.length > values.width)
      findings.add(row, 'refused', {
        code: 'row-cells',
        found: `${row.cells.length} cells`,
        expected: `at most ${values.width} cells, as many as there are headings: a sign between cells may stand in a text`,
      });
    const title = cleanText(values.get('title')).toLowerCase();
    if (isStrict && title !== '') isOther = title !== first;
    if (isOther) {
      others.push(row);
      continue;
    }
    own.push(values);
    const text = row.cells.join('\u0000');
    const same = seen.get(text);
    if (same)
      findings.add(row, 'warning', {
        code: 'row-repeated',
        found: 'the same row',
        expected: `each row once: line ${same.line} is the same`,
      });
    seen.set(text, row);
  }
  return { own, others };
}

interface MadeProduct {
  readonly product: ProductDocument;
  readonly category: string;
  readonly sold: readonly RowValues[];
}

function makeProduct(group: RowGroup, context: ConvertContext, findings: Findings): MadeProduct | undefined {
  const { key, by } = group;
  const [first] = group.rows as readonly [RowValues];
  const format = findFormatById(context.mapping.format);
  const plain = inheritPrice(withTranslations(group.rows, findings), format).map((values) =>
    addUpColumns(values, findings),
  );
  tellTotal(group.rows, findings);
  const { sold: found, parent } = findRoles(plain);
  const roles = { sold: addUpStock(found, findings), parent };
  const sold = expandChoices(roles, format, context, findings);
  const rows = inRowOrder(plain, sold, parent);
  if (context.mapping.format !== 'flipkart' && rows.every((values) => values.columnOf('title') === undefined))
    findings.add(first.row, 'refused', {
      code: 'title-missing',
      expected: 'a column with the names of products: no column goes to "title" in the mapping',
    });
  tellOrphans(group, parent, context, findings);
  if (findings.hasRefused) return undefined;
  if (by === 'row' || sold.length === 0) {
    findings.add(first.row, 'refused', {
      code: 'row-unnamed',
      expected: 'a row with the name, title or SKU of a product',
    });
    return undefined;
  }
  const base = parent && parent.get('offers.price') !== '' ? readOffer(parent, context, findings) : undefined;
  const offers = sold.map((values) => readOffer(values, context, findings, base));
  for (const [index, values] of sold.entries()) checkCost(values, offers[index], parent, context, findings);
  const [category, ...categories] = categoriesOf(rows, context, findings);
  const seller = sellerOf(rows, context);
  if (findings.hasRefused || category === undefined) return undefined;
  const { mapping, shop } = context;
  const { market } = shop;
  const title = titleOf(rows, sold, parent) || makeTitle(rows, context, findings);
  const [onlySku, ...moreSkus] = readList(first.get('skus'), /,/);
  const named = moreSkus.length === 0 ? onlySku : undefined;
  const name =
    named ?? (by === 'title' ? makeSku(slugify(transliterate(title)), []) : cleanText(key).replace(/[<>]/g, ''));
  const pairs = sold.map((values, index): SoldRow => ({ values, offer: offers[index] as Offer }));
  const made =
    sold.length > 1
      ? makeVariants(
          pairs,
          rows,
          {
            base: parentSku(name, parent, sold),
            market,
            dates: mapping.dates,
            weightOf: (values) => weightOf(values, mapping, findings),
          },
          findings,
        )
      : makeSingle(pairs[0] as SoldRow, rows, { market, dates: mapping.dates }, findings);
  if (!made) return undefined;
  const sku = makeOwnSku(sold, parentSku(name, parent, sold), by, context, findings);
  const texts = readTexts(rows, mapping.format === 'haat', findings);
  const [only] = sold as [RowValues];
  // A weight that only the product's row states holds for all of its variants.
  const weighed = sold.length === 1 ? only : sold.some((values) => values.get('weight') !== '') ? undefined : parent;
  const weight = weighed && weightOf(weighed, mapping, findings);
  const brand = cleanText(firstText(rows, 'brand'));
  const gtin = sold.length === 1 ? readBarcode(only.get('gtin')) : '';
  const { attributes, colour = cleanText(sameText(rows, 'colour')), ...variants } = made;
  const leadTimeDays = Number(firstText(rows, 'leadTimeDays')) || undefined;
  const legal = readLegal(rows, [
    mapping.legal?.categories?.[category],
    mapping.legal?.sellers?.[seller],
    mapping.legal?.all,
  ]);
  const isGiven = variants.variants?.every(({ netQuantity }) => netQuantity !== undefined);
  const product = dropEmpty<ProductDocument>({
    sku,
    title,
    slug: slugOf(group, context, title),
    seller,
    brand: brand || undefined,
    categories: [...new Set([...categories, ...readList(firstText(rows, 'categories'))])],
    publishFrom: readPublication(rows, 'publishFrom', mapping, findings),
    publishUntil: readPublication(rows, 'publishUntil', mapping, findings),
    draft: sold.every((values) => isDraft(values, rows)) || isNotSent(rows, findings) || undefined,
    description: texts.description,
    seo: texts.seo,
    details: texts.details,
    features: texts.features,
    attributes: {
      ...(parent?.get('children') ? withoutOptions(texts.attributes ?? {}, variants.options) : texts.attributes),
      ...attributes,
    },
    images: readImages(rows),
    ...variants,
    weight,
    gtin,
    mpn: sold.length === 1 ? cleanText(only.get('mpn')) : '',
    colour: variants.options?.includes('Colour') ? undefined : colour,
    leadTimeDays,
    tags: texts.tags,
    translations: texts.translations,
    legal: isGiven ? { ...legal, netQuantity: undefined } : legal,
  });
  return { product, category, sold };
}

/** Reports variants whose product is not in the source. The product is then made from them. */
function tellOrphans(
  { rows, by, key }: RowGroup,
  parent: RowValues | undefined,
  { mapping }: ConvertContext,
  findings: Findings,
): void {
  const [first] = rows;
  const isChild = (values: RowValues) => by === 'parent' || meansVariant(values.get('kind'));
  if (parent || !first || first.row.within !== undefined || !rows.every(isChild)) return;
  if (by === 'parent' && rows.some((values) => values.get('parent') === '')) return;
  // The category stands only in the missing product's row, and the mapping has none for rows without one.
  const isLost = mapping.categories[''] === undefined && rows.every((values) => pathsOf(values, mapping).length === 0);
  findings.add(first.row, isLost ? 'refused' : 'warning', {
    code: 'parent-missing',
    found: by === 'parent' ? first.get('parent') : key,
    expected: isLost
      ? 'the row of the product, which has its category, too'
      : 'the row of the product, too; it is made of its variants alone',
    column: first.columnOf('parent'),
  });
}

/** The rows of a product in their order, with the result for each variant. The row of a product that names its variants comes first. */
function inRowOrder(
  rows: readonly RowValues[],
  sold: readonly RowValues[],
  parent: RowValues | undefined,
): readonly RowValues[] {
  const made = Map.groupBy(sold, ({ row }) => row);
  const isFirst = parent !== undefined && parent.get('children') !== '';
  const others = rows
    .filter((values) => values !== parent || !isFirst)
    .flatMap((values) => made.get(values.row) ?? [values]);
  return isFirst ? [parent, ...others] : others;
}

/** Converts a product in this shop's own format, which is a single record. */
function takeRecord({ rows, by }: RowGroup, context: ConvertContext, findings: Findings): MadeProduct | undefined {
  const [first, ...others] = rows as readonly [RowValues, ...RowValues[]];
  for (const { row } of others)
    if (row.cells.join('\u0000') !== first.row.cells.join('\u0000'))
      findings.add(row, 'refused', {
        code: 'sku-duplicate',
        expected: `a SKU of its own: line ${first.row.line} has this one`,
      });
  if (by !== 'sku') findings.add(first.row, 'refused', { code: 'row-unnamed', expected: 'a product with a SKU' });
  const { product, category } = readRecord(first, context, findings);
  return category === undefined || findings.hasRefused ? undefined : { product, category, sold: rows };
}

/** Facts without the options. Of variants that were separate products, an option is not a fact of the product. */
const withoutOptions = (
  facts: NonNullable<ProductDocument['attributes']>,
  options: readonly string[] = [],
): NonNullable<ProductDocument['attributes']> => {
  const chosen = new Set(options.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !chosen.has(optionName(name).toLowerCase())));
};

/** A text that is the same in all rows that have one; else empty. */
function sameText(rows: readonly RowValues[], field: string): string {
  const texts = new Set(rows.map((values) => values.get(field)).filter((text) => text !== ''));
  return texts.size === 1 ? ([...texts][0] ?? '') : '';
}

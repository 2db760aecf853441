import { PRODUCT_CODE } from '../../core/product/old-link.ts';
import { sanitiseBlocks, stripMarkup } from '../values/sanitise.ts';
import { checkLeniently } from '../lenient/check-leniently.ts';
import { sheetRecord } from '../schema/historical.ts';
import { suggest } from '../problems/problems.ts';
import { type DetailsText, readSizes, SIZES_KEY } from '../lenient/details-text.ts';
import { type CategoryField, categoryKey } from './aliases.ts';
import { addMissingSeller, defaultSellerOf, type ImportContext, warnOfUnread } from './import-context.ts';
import { translationsOf } from './record-translations.ts';
import { locateBy, type RawProduct } from './raw-product.ts';

/** Reads the shape of the detail sheet: `title/mainImage/price/imageUrls/detailsHTML/Catageory/SubCatageory`. */
export function readSheet(value: unknown, context: ImportContext): RawProduct | undefined {
  const { source, problems } = context;
  const { data: record, locate: locateInFile } = checkLeniently(sheetRecord, value, source, problems);
  if (!record) return undefined;

  const details = readDetailsHtml(record.detailsHTML);
  if (details.code === undefined) {
    problems.add(source, ['detailsHTML'], {
      code: 'code-missing',
      expected: 'a text with a product code that starts with RB',
    });
  }
  warnOfUnread(details.unread, ['detailsHTML'], context);
  const seller = defaultSellerOf(context);
  if (seller === undefined && context.unread.categories.size === 0) addMissingSeller(context);
  const categories = [
    ...categoriesOf('Catageory', record.Catageory, context),
    ...categoriesOf('SubCatageory', record.SubCatageory, context),
  ];
  const opening = /<p>([\s\S]*?)<\/p>/.exec(details.html)?.[1] ?? '';
  // The first picture is the main one; the list usually repeats it.
  const others = (record.imageUrls ?? [])
    .map((url, index) => ({ url, index }))
    .filter(({ url }) => url !== record.mainImage);
  const main = record.mainImage === undefined ? [] : [record.mainImage];
  return {
    input: {
      sku: details.code ?? '',
      title: record.title,
      seller: seller ?? '',
      categories,
      description: record.description ?? stripMarkup(opening),
      translations: translationsOf(record),
      // The paragraph that became the description is not repeated, unless it has markup.
      details:
        record.description === undefined && !opening.includes('<')
          ? details.html.replace(`<p>${opening}</p>`, '')
          : details.html,
      features: details.features,
      attributes: details.attributes,
      leadTimeDays: record.leadTimeDays,
      measurementsOf: record.measurementsOf,
      sizes: details.sizes,
      images: [...main, ...others.map(({ url }) => url)],
      offers: { [context.market.id]: { price: record.price, mrp: record.mrp } },
    },
    shape: 'sheet',
    isPartial: details.code === undefined || seller === undefined,
    locate: locateBy(locateInFile, {
      sku: ['detailsHTML'],
      ...(main.length > 0 ? { 'images.0': ['mainImage'] } : {}),
      ...Object.fromEntries(
        others.map(({ index }, position) => [`images.${position + main.length}`, ['imageUrls', index]]),
      ),
      [`offers.${context.market.id}.price`]: ['price'],
      [`offers.${context.market.id}.mrp`]: ['mrp'],
      offers: ['price'],
      categories: ['SubCatageory'],
      seller: [],
      legal: ['detailsHTML'],
      attributes: ['detailsHTML'],
      features: ['detailsHTML'],
      sizes: ['detailsHTML'],
    }),
  };
}

/** Ids of the categories that claim a value of a historical field. */
function categoriesOf(field: CategoryField, name: string | undefined, context: ImportContext): string[] {
  if (name === undefined) return [];
  const ids = context.aliases.categories.get(categoryKey(field, name));
  if (ids) return ids;
  if (context.unread.categories.size > 0) return [];
  const start = categoryKey(field, '');
  const known = [...context.aliases.categories.keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
  context.problems.add(context.source, [field], {
    code: 'historical-category-unknown',
    severity: 'left-out',
    expected: `a value that a category lists under "historical": { "${field}": [...] }; the product is in the category of its folder only`,
    hint: suggest(name, known),
  });
  return [];
}

interface DetailsHtml {
  code?: string | undefined;
  html: string;
  features: string[];
  attributes: Record<string, string>;
  sizes: DetailsText['sizes'];
  unread: string[];
}

/** The product code in a block: it starts with RB (specification section 3). */
export function findCode(html: string): string | undefined {
  return PRODUCT_CODE.exec(stripMarkup(html))?.[0];
}

/** Moves the product code, features, sizes ("Sizes: IND 6, IND 7") and attributes ("Type: Slider") from the HTML into fields of their own. */
function readDetailsHtml(raw: string): DetailsHtml {
  const result: DetailsHtml = { html: '', features: [], attributes: {}, sizes: [], unread: [] };
  let html = sanitiseBlocks(raw);
  result.code = findCode(html);
  html = html.replace(/<ul>([\s\S]*?)<\/ul>/g, (list, items: string) => {
    if (items.includes('<ul>')) return list;
    for (const [, item] of items.matchAll(/<li>([\s\S]*?)<\/li>/g)) {
      const text = stripMarkup(item ?? '');
      const pair = /^([^:]{1,40}?)\s*:\s*(\S.*)$/.exec(text);
      const read = SIZES_KEY.test(pair?.[1] ?? '') ? readSizes(pair?.[2] ?? '') : undefined;
      if (read) {
        result.sizes.push(...read.sizes);
        result.unread.push(...read.unread);
      } else if (pair?.[1] && pair[2] && result.attributes[pair[1]] !== undefined) result.unread.push(text);
      else if (pair?.[1] && pair[2]) result.attributes[pair[1]] = pair[2];
      else if (text) result.features.push(text);
    }
    return '';
  });
  // A paragraph or heading with nothing but the code, or the title of a list that was moved, is dropped.
  html = html.replace(/<(p|h3|h4)>([\s\S]*?)<\/\1>/g, (whole, _tag, inner: string) => {
    const text = stripMarkup(inner);
    return text === '' ||
      text === result.code ||
      /^(?:product code|features|product details)(?:\s*:)?\s*(?:RB[A-Z0-9-]+)?$/i.test(text)
      ? ''
      : whole;
  });
  result.html = html.trim();
  return result;
}

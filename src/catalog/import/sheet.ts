import { PRODUCT_CODE } from '../../core/old-link.ts';
import { sanitiseBlocks, stripMarkup } from '../entities/sanitise.ts';
import { checkShape } from '../source/check-shape.ts';
import { sheetRecord } from '../schema/historical.ts';
import { suggest } from '../source/problems.ts';
import { type DetailsText, readSizes, SIZES_KEY } from './details-text.ts';
import { type DoorContext, type Draft, placeBy } from './import-context.ts';

/** Reads what the detail sheet was made of: `title/mainImage/price/imageUrls/detailsHTML/Catageory/SubCatageory`. */
export function readSheet(value: unknown, context: DoorContext): Draft | undefined {
  const { source, problems } = context;
  const record = checkShape(sheetRecord, value, source, problems);
  if (!record) return undefined;

  const details = readDetailsHtml(record.detailsHTML);
  if (details.code === undefined) {
    problems.add(source, ['detailsHTML'], { expected: 'a product code that starts with RB somewhere in the text' });
  }
  if (context.defaultSellerId === undefined && context.unread.categories.size === 0) {
    problems.add(source, [], {
      found: 'a record that names no seller',
      expected: 'a seller for such records: "historical": { "seller": "..." } in the file of its category',
    });
  }
  const categories = [
    ...categoriesOf('Catageory', record.Catageory, context),
    ...categoriesOf('SubCatageory', record.SubCatageory, context),
  ];
  const opening = /<p>([\s\S]*?)<\/p>/.exec(details.html)?.[1] ?? '';
  // The first picture is the main one; the list usually repeats it.
  const others = record.imageUrls.map((url, index) => ({ url, index })).filter(({ url }) => url !== record.mainImage);
  return {
    input: {
      sku: details.code ?? '',
      title: record.title,
      titleHi: record.titleHi,
      seller: context.defaultSellerId ?? '',
      categories,
      description: record.description ?? stripMarkup(opening),
      descriptionHi: record.descriptionHi,
      // What the description says need not be said again, unless it has links or bold words there.
      details:
        record.description === undefined && !opening.includes('<')
          ? details.html.replace(`<p>${opening}</p>`, '')
          : details.html,
      features: details.features,
      attributes: details.attributes,
      leadTimeDays: record.leadTimeDays,
      sizes: details.sizes,
      images: [record.mainImage, ...others.map(({ url }) => url)],
      offers: { [context.market.id]: { price: record.price } },
    },
    shape: 'sheet',
    isPartial: details.code === undefined || context.defaultSellerId === undefined,
    place: placeBy({
      sku: ['detailsHTML'],
      'images.0': ['mainImage'],
      ...Object.fromEntries(others.map(({ index }, place) => [`images.${place + 1}`, ['imageUrls', index]])),
      [`offers.${context.market.id}.price`]: ['price'],
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

function categoriesOf(field: 'Catageory' | 'SubCatageory', name: string | undefined, context: DoorContext): string[] {
  if (name === undefined) return [];
  const ids = context.aliases.categories.get(`${field}:${name.toLowerCase()}`);
  if (ids) return ids;
  if (context.unread.categories.size > 0) return [];
  const known = [...context.aliases.categories.keys()]
    .filter((key) => key.startsWith(`${field}:`))
    .map((key) => key.slice(field.length + 1));
  context.problems.add(context.source, [field], {
    expected: `a value that some category lists under "historical": { "${field}": [...] }`,
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
}

/** The product code in a block: it starts with RB (specification section 3). */
export function findCode(html: string): string | undefined {
  return PRODUCT_CODE.exec(stripMarkup(html))?.[0];
}

/** Takes the product code, the feature list, "Sizes: IND 6, IND 7" and "Type: Slider" pairs out of the block, so that the page shows them in their places. */
function readDetailsHtml(raw: string): DetailsHtml {
  const result: DetailsHtml = { html: '', features: [], attributes: {}, sizes: [] };
  let html = sanitiseBlocks(raw);
  result.code = findCode(html);
  html = html.replace(/<ul>([\s\S]*?)<\/ul>/g, (list, items: string) => {
    if (items.includes('<ul>')) return list;
    for (const [, item] of items.matchAll(/<li>([\s\S]*?)<\/li>/g)) {
      const text = stripMarkup(item ?? '');
      const pair = /^([^:]{1,40}?)\s*:\s*(\S.*)$/.exec(text);
      const sizes = SIZES_KEY.test(pair?.[1] ?? '') ? readSizes(pair?.[2] ?? '') : undefined;
      if (sizes) result.sizes.push(...sizes);
      else if (pair?.[1] && pair[2]) result.attributes[pair[1]] = pair[2];
      else if (text) result.features.push(text);
    }
    return '';
  });
  // A paragraph or heading that only said the code, or only announced the list, has done its work.
  html = html.replace(/<(p|h3|h4)>([\s\S]*?)<\/\1>/g, (whole, _tag, inner: string) => {
    const text = stripMarkup(inner);
    return text === '' ||
      text === result.code ||
      /^(?:product code|features|product details)\s*:?\s*(?:RB[A-Z0-9-]+)?$/i.test(text)
      ? ''
      : whole;
  });
  result.html = html.trim();
  return result;
}

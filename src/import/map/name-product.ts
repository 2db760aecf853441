import { slugify } from '../../core/text/text.ts';
import type { ConvertContext } from '../../tables/rows/context.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import type { RowGroup } from './group-rows.ts';
import { firstText } from './read-texts.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { cleanText, plainLine } from '../../tables/rows/values.ts';

/** The title, SKU and address of a product. */

/** The first title, or what the titles of several variants have in common. */
export function titleOf(rows: readonly RowValues[], sold: readonly RowValues[], parent: RowValues | undefined): string {
  const titles = sold.map((values) => plainLine(values.get('title'))).filter((title) => title !== '');
  if (parent?.get('title')) return plainLine(parent.get('title'));
  const [first = plainLine(firstText(rows, 'title')), ...others] = titles;
  if (others.length === 0 || others.every((title) => title === first)) return first;
  let length = 0;
  while (length < first.length && others.every((title) => title[length] === first[length])) length++;
  // Cut at the end of a word, without the separator before the options.
  const common = length < first.length ? first.slice(0, Math.max(0, first.lastIndexOf(' ', length))) : first;
  const trimmed = endOf(common);
  // A separator before the options marks the end of the title, however short it is.
  const isMarked = /[\p{Pd},:;|/(•·\p{L}]/u.test(common.slice(trimmed.length));
  return trimmed.length >= (isMarked ? 3 : 8) ? trimmed : endOf(first);
}

/** A title without what joined it to its options: "Kurti - ", "Kurti in". */
function endOf(text: string): string {
  const bare = text.slice(0, 500).replace(/[\s\p{Pd},:;|/\\([•·+&_]{1,20}$/u, '');
  const words = bare.replace(/ (?:in|of|with|for|and|size|colour|color|pack of|का|की|में)$/i, '');
  return words === bare || words.length < 3 ? bare : endOf(words);
}

/** A title made from other cells, as Flipkart does. In other formats, a product without a title is refused. */
export function makeTitle(rows: readonly RowValues[], { mapping }: ConvertContext, findings: Findings): string {
  const [first] = rows;
  if (mapping.format !== 'flipkart' || !first) return '';
  const words: string[] = [];
  for (const field of ['brand', 'attributes.Type', 'attributes.Fabric', 'attributes.Material', 'category']) {
    const text = plainLine(firstText(rows, field)).split(/::|>/).at(-1)?.trim() ?? '';
    if (text !== '' && !words.join(' ').toLowerCase().includes(text.toLowerCase())) words.push(text);
  }
  if (words.length < 2) return '';
  const colour = plainLine(firstText(rows, 'colour'));
  const title = `${words.join(' ')}${colour === '' ? '' : `, ${colour}`}`;
  findings.add(first.row, 'mended', {
    code: 'title-made',
    expected: `a title; this one is made of other cells: ${title}`,
  });
  return title;
}

/** The SKU of a product with variants: that of its own row, else made of its name in the source; never that of a variant. */
export function parentSku(name: string, parent: RowValues | undefined, sold: readonly RowValues[]): string {
  const own = parent ? cleanText(parent.get('sku')) : '';
  const base = own || name.replace(/^id:/, 'P');
  const same = sold.filter((values) => cleanText(values.get('sku')).toLowerCase() === base.toLowerCase());
  // A SKU that belongs to one of several variants can't be the product's too.
  return sold.length > 1 && same.length === 1 ? `${base}-all` : base;
}

/** The product's SKU: that of its only row, or its name in the source. If another product has it, it is replaced or the row refused. */
export function makeOwnSku(
  sold: readonly RowValues[],
  base: string,
  by: RowGroup['by'],
  { skus }: ConvertContext,
  findings: Findings,
): string {
  const [only] = sold as [RowValues];
  const own = sold.length === 1 ? cleanText(only.get('sku')) : '';
  const sku = own || base;
  const owner = skus.ownerOf(sku);
  if (owner === undefined) return sku;
  const told = { code: 'sku-duplicate', found: sku, column: only.columnOf('sku') };
  if (by === 'title') {
    for (let number = 2; ; number++) if (skus.ownerOf(`${sku}-${number}`) === undefined) return `${sku}-${number}`;
  }
  if (own !== '' && own !== base && skus.ownerOf(base) === undefined) {
    findings.add(only.row, 'mended', {
      ...told,
      expected: `a SKU of its own: ${JSON.stringify(owner)} has this one; it gets ${base}`,
    });
    return base;
  }
  findings.add(only.row, 'refused', { ...told, expected: `a SKU of its own: ${JSON.stringify(owner)} has this one` });
  return sku;
}

/** The slug that a shop program's handle or column gives, so that the product's address stays as it was. */
export function slugOf({ key, by, rows }: RowGroup, { mapping }: ConvertContext, title: string): string | undefined {
  const slug = mapping.format === 'shopify' && by === 'key' ? key : firstText(rows, 'slug');
  return /^(?=.*[a-z])[a-z0-9][a-z0-9_-]{0,79}$/.test(slug) && slug !== slugify(title) ? slug : undefined;
}

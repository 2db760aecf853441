import { wordsOf } from '../../core/search/words/fold.ts';
import { FIELDS } from '../../core/search/parts.ts';
import { listTexts } from '../facets/facet-texts.ts';
import type { Category, Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { listFacets } from '../facets/facet-rows.ts';
import type { TermTable } from './search-terms.ts';

/** Words of a title after which it says what is not the product itself. */
const HEAD_ENDS = /[,(:–—/|।]|\s-\s|\s(?:with|for|in|of|and|from|without|to)\s/iu;

const PARTS = /[,(:–—/|।]/u;
/** In the title of a category that has several kinds of things. */
const MIXED = /[,&/]|\sand\s/iu;

/** What a title calls the product, without what it has: "Art silk saree". */
export const headOf = (title: string): string => title.split(HEAD_ENDS, 1)[0] ?? '';

/** Adds the words of a product in a market to a table of the index in a language, each with the field that it stands in. */
export function addProduct(
  table: TermTable,
  { site, market, language }: { readonly site: Site; readonly market: Market; readonly language: string },
  product: Product,
  number: number,
): void {
  const { catalog, index } = site;
  const { title, declarations, attributes } = product;
  const others = translationsIn(language, product);
  const attribute = (text: string | undefined) => table.add(text, FIELDS.attribute);
  const descriptions = [product.description, ...others.map(({ description }) => description)];
  for (const text of [...descriptions, ...product.features]) table.add(text, FIELDS.text);
  for (const id of product.categoryIds) {
    const category = catalog.categories.get(id);
    if (category?.marketId === market.id)
      for (const one of index.branchOf(category)) for (const text of titlesIn(language, one)) attribute(text);
  }
  for (const [, value] of attributes) attribute(value);
  for (const text of familiesOf(product, site, market)) attribute(text);
  table.add(product.colour, FIELDS.kin);
  for (const text of [product.brand, catalog.sellers.get(product.sellerId)?.name, ...product.tags]) attribute(text);
  for (const { values } of product.variants) for (const value of values) attribute(value);
  const titles = [title, ...others.map((texts) => texts.title)];
  for (const text of [declarations.genericName, ...titles]) table.add(text, FIELDS.title);
  addHeads(table, product);
  for (const id of product.categoryIds) {
    const category = catalog.categories.get(id);
    if (category?.marketId === market.id && !MIXED.test(category.title)) table.addHead(category.title, FIELDS.kin);
  }
  table.endProduct(number);
}

/**
 * Notes what a product is: by its title, or else by the first part of it that names a known kind, and by its generic name. Where the two
 * name different things, the generic name is often that of a whole department, and counts less, unless the title has it, too: a kurti dress
 * with the generic name "Kurti" is a kurti.
 */
function addHeads(table: TermTable, { title, translations, declarations: { genericName } }: Product): void {
  const titleHi = translations?.['hi']?.title;
  const head = headOf(title);
  const isOther = genericName !== undefined && !table.areRelated(head, genericName);
  const isNamed = isOther && ` ${wordsOf(head).join(' ')} `.includes(` ${wordsOf(genericName).join(' ')} `);
  const isKnown =
    table.addHead(head, isNamed ? FIELDS.kin : FIELDS.head) ||
    (titleHi !== undefined && table.addHead(headOf(titleHi)));
  if (genericName) table.addHead(genericName, isKnown && isOther && !isNamed ? FIELDS.kin : FIELDS.head);
  if (isKnown || genericName) return;
  for (const part of title.split(PARTS).slice(1)) if (table.addHead(headOf(part), FIELDS.kin)) return;
}

/** Hindi is in the index of every language; a further one in its own alone, as pages of others shall not load its words. */
const translationsIn = <Texts>(
  language: string,
  { translations = {} }: { readonly translations?: Readonly<Record<string, Texts>> },
): Texts[] => Object.entries(translations).flatMap(([tag, texts]) => (tag === 'hi' || tag === language ? [texts] : []));

const titlesIn = (language: string, category: Category): string[] => [
  category.title,
  ...translationsIn(language, category).flatMap(({ title }) => title ?? []),
];

/** The labels of the families of values that the product's texts belong to, in Hindi, too: "cherry" is red. */
function familiesOf(product: Product, site: Site, market: Market): string[] {
  const families: string[] = [];
  for (const rule of familyRules(site, site.index.mainCategory(product, market)?.id ?? ''))
    for (const text of listTexts(product, rule.input, { today: site.today, market }))
      for (const { id, label } of rule.read(text, product.categoryIds[0] ?? '').values)
        families.push(label, rule.input.families?.find((family) => family.id === id)?.hi ?? '');
  return families;
}

/** The facets of a category's list whose values belong to families. */
const familyRules = oncePerSite('familyRules', (site: Site, categoryId: string) =>
  listFacets(site, site.catalog.categories.get(categoryId)).filter(({ input }) => input.families),
);

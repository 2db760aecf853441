import { AUDIENCES } from '../../core/search/word-types.ts';
import { wordsOf } from '../../core/search/words/fold.ts';
import { isFirst } from '../site/editions.ts';
import type { Market, Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { searchRulesOf } from './search-rules.ts';

/** Names of audience attributes. */
const FOR_WHOM = /^(?:ideal for|gender|for|age group|suitable for)$/iu;
/** What says more than that something is for children. */
const SOME_CHILDREN = ['boys', 'girls', 'baby'];

/** The audiences that a word names. */
const listWords = oncePerSite('audienceWords', (site: Site): ReadonlyMap<string, readonly string[]> => {
  const named = new Map<string, string[]>();
  for (const [name, words] of Object.entries(searchRulesOf(site).rules.audience))
    for (const word of words) named.set(word, [...(named.get(word) ?? []), name]);
  return named;
});

function namesIn(site: Site, texts: readonly string[]): string[] {
  const named = listWords(site);
  return [...new Set(texts.flatMap((text) => wordsOf(text).flatMap((word) => named.get(word) ?? [])))];
}

/** The audiences that the names of a category and of those above it name. A list, as the digests of all sets are the same (`SiteReads`). */
const namesOfBranch = oncePerSite(
  'audiencesOfBranch',
  (site: Site, marketId: string, id: string): readonly string[] => {
    const category = site.catalog.categories.get(id);
    const isHere = category?.marketId === marketId;
    return namesIn(site, isHere ? site.index.branchOf(category).map(({ title }) => title) : []);
  },
);

/** For each product the audiences that it is made for; none when it is for everybody. */
export function listAudiences(site: Site, market: Market, products: readonly Product[]): ReadonlySet<string>[] {
  return products.map(({ declarations, title, attributes, tags, categoryIds }) => {
    const values = attributes.filter(([name]) => FOR_WHOM.test(name)).map(([, value]) => value);
    const own = namesIn(site, [declarations.genericName ?? '', title, ...values, ...tags]);
    if (own.length > 0) return new Set(own);
    return new Set(categoryIds.map((id) => namesOfBranch(site, market.id, id)).find(({ length }) => length > 0));
  });
}

/** One name for those whom sizes are for: "girls", or "women girls" where they are for both; empty for everybody. */
function nameAudience(names: ReadonlySet<string>): string {
  const isForAllKids = names.has('boys') && names.has('girls');
  const isTold = SOME_CHILDREN.some((name) => names.has(name));
  return AUDIENCES.filter((name) => {
    if (name === 'kids') return isForAllKids || (names.has(name) && !isTold);
    return names.has(name) && !(isForAllKids && (name === 'boys' || name === 'girls'));
  }).join(' ');
}

/** Whom a product's sizes are for, the same in every language of the site. */
export const sizeAudience = (site: Site, market: Market, product: Product): string =>
  isFirst(site) ? nameAudienceOf(site, market, product) : audienceInFirst(site, market.id, product.sku);

const nameAudienceOf = (site: Site, market: Market, product: Product): string =>
  nameAudience(listAudiences(site, market, [product])[0] ?? new Set());

const audienceInFirst = oncePerSite('sizeAudience', (site: Site, marketId: string, sku: string): string => {
  const base = site.first ?? site;
  const [market, product] = [base.catalog.markets.get(marketId), base.catalog.products.get(sku)];
  return market && product ? nameAudienceOf(base, market, product) : '';
});

/** Whom the sizes of a category are for, where its name says it. */
export const categoryAudience = oncePerSite('categoryAudience', (site: Site, categoryId: string): string => {
  const base = site.first ?? site;
  const category = base.catalog.categories.get(categoryId);
  const market = base.catalog.markets.get(category?.marketId ?? '');
  return market ? nameAudience(new Set(namesOfBranch(base, market.id, categoryId))) : '';
});

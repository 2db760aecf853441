import type { Catalog } from '../../catalog/catalog.ts';
import { readCatalog } from '../../catalog/load/load.ts';
import type { Product } from '../../catalog/model.ts';
import { type Cause, listCauses } from '../../catalog/problems/causes.ts';
import { countUntranslated, type Untranslated } from '../../catalog/translations/count-untranslated.ts';
import { isCountry } from '../../catalog/entities/declarations.ts';
import { decimalsOf, formatMoney } from '../../core/money/format-price.ts';
import { type BudgetRow, listFontRows, listPageRows } from '../../integration/check/budget-rows.ts';
import type { SiteReport } from '../../integration/check/check-site.ts';
import { checkCatalog } from '../../integration/check-catalog.ts';
import type { MarketFeeds } from '../../integration/feeds/write-feeds.ts';
import type { Folders } from '../../integration/files/folders.ts';
import { findChanges, type ProductChanges, readProductRecord } from '../../integration/records/product-record.ts';
import { lastChecked, liveBuild, REPORT_FILE } from '../../integration/files/publish.ts';
import type { FromHost } from '../../integration/stamp.ts';
import type { BrandColours } from '../../theme/look.ts';
import { divideByPrice, medianOf, type PriceBin } from './price-bins.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A name, with the number of its products. */
export interface Count {
  readonly name: string;
  readonly count: number;
}

export interface MarketPrices {
  readonly market: string;
  readonly count: number;
  readonly lowest: string;
  readonly median: string;
  readonly highest: string;
  readonly bins: readonly (Pick<PriceBin, 'count'> & { readonly from: string; readonly to: string })[];
}

/** Something that products lack. */
export interface Lack {
  readonly what: string;
  readonly why: string;
  readonly count: number;
  /** The first SKUs that lack it. */
  readonly examples: readonly string[];
}

/** What is known of the last build that was checked. */
interface BuildFacts {
  /** Whether that build is published. */
  readonly isPublished: boolean;
  /** When it ended, in ISO 8601; missing for a build that was refused. */
  readonly at?: string;
  readonly pages: number;
  readonly budgets: readonly BudgetRow[];
  readonly overBudget: SiteReport['overBudget'];
  readonly feeds: readonly MarketFeeds[];
}

/** Everything that the report shows. */
export interface ReportData {
  readonly shop: { readonly name: string; readonly url: string; readonly colours?: BrandColours | undefined };
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isRefused: boolean;
  readonly products: number;
  readonly categories: readonly Count[];
  readonly sellers: readonly Count[];
  readonly prices: readonly MarketPrices[];
  readonly lacks: readonly Lack[];
  /** Texts that are missing in other languages. */
  readonly untranslated: readonly Untranslated[];
  readonly causes: readonly Cause[];
  readonly errors: number;
  readonly warnings: number;
  readonly build?: BuildFacts;
  /** Changes of the catalogue since the published build. */
  readonly sinceBuild?: ProductChanges & { readonly at: string };
  /** Changes between the published build and the one before. */
  readonly inBuild?: ProductChanges & { readonly at: string };
}

/** Reads the catalogue and the results of the last build. A catalogue with errors is read as far as possible. */
export async function collectReport(folders: Folders, fromHost: FromHost, now: number): Promise<ReportData> {
  const checked = await checkCatalog(folders, fromHost);
  const catalog = checked.catalog ?? readCatalog(folders.catalog, checked.label).catalog;
  const { problems } = checked;
  const live = await liveBuild(folders.out);
  const record = await readProductRecord(live);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    shop: {
      name: catalog?.store.name ?? checked.label,
      colours: catalog?.store.colours,
      url: process.env['SITE_URL'] || (catalog?.store.siteUrl ?? ''),
    },
    now,
    isRefused: checked.isRefused,
    products: catalog?.products.size ?? 0,
    ...(catalog ? describeProducts(catalog) : { categories: [], sellers: [], prices: [], lacks: [] }),
    untranslated: catalog ? countUntranslated(catalog) : [],
    causes: listCauses(problems),
    errors,
    warnings: problems.length - errors,
    build: await readBuild(folders, live, record?.at),
    sinceBuild: record && catalog && { at: record.at, ...findChanges(catalog, record) },
    inBuild: record?.since,
  };
}

async function readBuild(
  { builds }: Folders,
  live: string | undefined,
  at: string | undefined,
): Promise<BuildFacts | undefined> {
  const checked = await lastChecked(builds);
  if (checked === undefined) return undefined;
  const { sizes, overBudget, fonts, feeds } = JSON.parse(
    await readFile(join(checked, REPORT_FILE), 'utf8'),
  ) as SiteReport;
  const isPublished = checked === live;
  return {
    isPublished,
    at: isPublished ? at : undefined,
    pages: sizes.length,
    budgets: [...listPageRows(sizes), ...listFontRows(fonts)],
    overBudget,
    feeds: feeds ?? [],
  };
}

function describeProducts(catalog: Catalog): Pick<ReportData, 'categories' | 'sellers' | 'prices' | 'lacks'> {
  const products = [...catalog.products.values()];
  const byCategory = new Map<string, number>();
  const bySeller = new Map<string, number>();
  const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { categoryIds, sellerId } of products) {
    for (const id of categoryIds) add(byCategory, id);
    add(bySeller, sellerId);
  }
  const markets = [...catalog.markets.values()];
  const categories = [...catalog.categories.values()];
  return {
    categories: sortCounts(
      categories.map(({ id, title, marketId }) => ({
        name: markets.length > 1 ? `${title} (${catalog.markets.get(marketId)?.name ?? marketId})` : title,
        count: byCategory.get(id) ?? 0,
      })),
    ),
    sellers: sortCounts([...catalog.sellers.values()].map(({ id, name }) => ({ name, count: bySeller.get(id) ?? 0 }))),
    prices: markets.flatMap((market) => {
      const all = products.flatMap(({ offers }) => offers[market.id]?.priceMinor ?? []);
      if (all.length === 0) return [];
      const { currency, locale } = market;
      const format = (minor: number) => formatMoney(minor, currency, locale);
      const whole = (minor: number) => format(minor).replace(/\.0+$/, '');
      const sorted = all.toSorted((a, b) => a - b);
      return {
        market: market.name,
        count: all.length,
        lowest: format(sorted[0] ?? 0),
        median: format(medianOf(sorted)),
        highest: format(sorted.at(-1) ?? 0),
        bins: divideByPrice(all, 10 ** decimalsOf(currency)).map(({ fromMinor, toMinor, count }) => ({
          from: whole(fromMinor),
          to: whole(toMinor),
          count,
        })),
      };
    }),
    lacks: listLacks(
      products,
      [...catalog.markets.values()].some(({ country }) => country === 'IN'),
    ),
  };
}

const sortCounts = (counts: readonly Count[]): Count[] =>
  counts.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));

const EXAMPLES = 3;
const LAW = 'Indian law asks for it on the page';

/** What products lack: pictures, and facts that the law requires (Legal Metrology (Packaged Commodities) Rules 2011, rule 6). */
function listLacks(products: readonly Product[], isIndia: boolean): Lack[] {
  const lacks: readonly (readonly [what: string, why: string, lacks: (product: Product) => boolean])[] = [
    ['a picture', 'few buy what they can’t see', ({ pictures }) => pictures.length === 0],
    ['a second picture', 'shoppers look at it from more than one side', ({ pictures }) => pictures.length === 1],
    ['a description', 'it is what search engines show', ({ description }) => description === ''],
    ['the country of origin', LAW, ({ declarations }) => !declarations.countryOfOrigin],
    ['the common name', LAW, ({ declarations }) => !declarations.genericName],
    [
      'the net quantity',
      LAW,
      ({ declarations, variants }) =>
        !declarations.netQuantity && !(variants.length > 0 && variants.every(({ netQuantity }) => netQuantity)),
    ],
    [
      'the importer of what comes from abroad',
      LAW,
      ({ declarations: { countryOfOrigin, importer } }) =>
        isIndia && countryOfOrigin !== undefined && !isCountry(countryOfOrigin, 'IN') && !importer,
    ],
    [
      'the HSN code, tax class or rate',
      'invoices need it',
      ({ declarations: { hsn, taxClass, gstRate } }) => !hsn && !taxClass && gstRate === undefined,
    ],
    [
      'the barcode number',
      'feeds are found by it',
      ({ gtin, variants }) => !gtin && !variants.some((variant) => variant.gtin),
    ],
    [
      'the weight',
      'couriers charge by it',
      ({ weightGrams, variants }) => !weightGrams && !variants.some((variant) => variant.weightGrams),
    ],
  ];
  return lacks.flatMap(([what, why, isLacking]) => {
    const found = products.filter(isLacking);
    return found.length === 0
      ? []
      : [{ what, why, count: found.length, examples: found.slice(0, EXAMPLES).map(({ sku }) => sku) }];
  });
}

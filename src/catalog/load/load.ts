import { indianClock } from '../../core/calendar/indian-day.ts';
import type { Catalog, CatalogFiles } from '../catalog.ts';
import { collectAddresses } from '../checks/addresses.ts';
import { checkLinks } from '../checks/links.ts';
import { checkRecord, findMoved, type ReadRecord, readRecord } from '../checks/moved-products.ts';
import { ProductPages } from '../checks/product-pages.ts';
import { checkRedirects } from '../checks/redirects.ts';
import { checkFacets } from '../checks/facets.ts';
import { findGone, type Gone } from '../checks/gone.ts';
import type { CheckContext } from '../checks/check-context.ts';
import { checkDelivery } from '../checks/delivery.ts';
import { checkOffers } from '../checks/offers.ts';
import { checkOwnStates } from '../checks/own-states.ts';
import { checkReferences } from '../checks/references.ts';
import { checkSampleValues } from '../checks/sample-values.ts';
import { checkTextLinks, withTexts } from '../checks/text-links.ts';
import { makeCategory } from '../entities/make-category.ts';
import { makeDictionaries } from '../entities/make-dictionaries.ts';
import { addOwnStates, makeDelivery } from '../entities/make-delivery.ts';
import { makePromotions } from '../entities/make-promotions.ts';
import { makeMarket } from '../entities/make-market.ts';
import type { ContentPage } from '../page.ts';
import { makePages } from '../entities/make-pages.ts';
import { countProducts, makeSeller, type ReadSeller } from '../entities/make-seller.ts';
import { collectAliases } from '../shapes/aliases.ts';
import { indexSellersByName, type ProductEntities, type UnreadFiles } from '../shapes/import-context.ts';
import { isPriced, type Market, type Product, type ReadProduct } from '../model.ts';
import { withoutSilenced } from '../schema/lint-codes.ts';
import type { OnError } from '../values/on-error.ts';
import { listOwnPages } from '../own-pages.ts';
import { hasRealAddress } from '../values/real-address.ts';
import { isPublished, nextPublication } from '../products/publication.ts';
import { readProducts } from './read-products.ts';
import { ProductSnapshot } from '../snapshot/product-snapshot.ts';
import type { SegmentMemory } from '../snapshot/segment-memory.ts';
import { categoryInput } from '../schema/category.ts';
import { deliveryInput } from '../schema/delivery.ts';
import { facetsInput } from '../schema/facets.ts';
import { homeInput } from '../schema/home.ts';
import { marketInput } from '../schema/market.ts';
import { offerInput } from '../schema/offer.ts';
import { pageInput, redirectsInput } from '../schema/page.ts';
import { searchInput } from '../schema/search.ts';
import { sellerInput } from '../schema/seller.ts';
import { storeInput } from '../schema/store.ts';
import { wordsInput } from '../schema/words.ts';
import { chooseOnError, isError, isOfProduct, listSetAside } from './set-aside.ts';
import { openPrevious, publishedSources, type FindPrevious } from '../snapshot/last-good.ts';
import { type CatalogFile, CatalogReader } from '../source/catalog-reader.ts';
import { listPictures, listVideos } from '../source/picture-folder.ts';
import { CatalogError, type Problem, ProblemList } from '../problems/problems.ts';
import type { Words } from '../values/words.ts';

export type { Catalog } from '../catalog.ts';

export interface LoadOptions {
  /**
   * The folder of snapshots: what is made of product files is kept there, and these are not read again before they change.
   * Without it every file is read, and nothing is written.
   */
  snapshot?: string | undefined;
  /** What was read of the snapshot before, in a process that reads the catalogue again and again. */
  memory?: SegmentMemory | undefined;
  /** Compares the contents of product files with the snapshot, not their sizes and times. */
  verify?: boolean | undefined;
  /** Products are those that are published at this time, in epoch milliseconds; now when it is missing. */
  now?: number | undefined;
  /** Products are all but drafts, also those that are published earlier or later. */
  everPublished?: boolean | undefined;
  /** Files of products, as messages name them, that are shown although they are drafts or not published at the time: to look at them. */
  alsoShown?: ReadonlySet<string> | undefined;
  /**
   * Whether the site is to be published. At a real address, that of the environment's SITE_URL or else of store.json, texts that are to be
   * filled in and values of samples are errors then.
   */
  forPublishing?: boolean | undefined;
  /** What happens with products that have errors: by default what the environment's ON_ERROR says, else what store.json says. */
  onError?: OnError | undefined;
  /** Finds earlier contents of product files, for `keep-previous`: by default those of the published site. */
  findPrevious?: FindPrevious | undefined;
}

/** What was read of a catalogue. */
export interface ReadCatalog {
  /** The catalogue without the products that have errors. Missing when other files have errors, or no product is left. */
  readonly catalog?: Catalog;
  /** Whether the catalogue must not be published. */
  readonly isRefused: boolean;
  readonly problems: readonly Problem[];
}

/**
 * Reads the catalogue in the folder `root`. `label` is the name of the folder in messages.
 * @throws CatalogError with the problems of all files when one of them is an error that is not set aside.
 */
export function loadCatalog(root: string, label = 'catalog', options: LoadOptions = {}): Catalog {
  const { catalog, isRefused, problems } = readCatalog(root, label, options);
  if (!catalog || isRefused) throw new CatalogError(problems);
  return catalog;
}

/** The same, with the problems of a catalogue that can't be published. */
export function readCatalog(root: string, label = 'catalog', options: LoadOptions = {}): ReadCatalog {
  const problems = new ProblemList();
  const snapshot =
    options.snapshot === undefined
      ? undefined
      : new ProductSnapshot(root, label, options.snapshot, options.verify, options.memory);
  const reader = new CatalogReader(root, label, problems);
  const files = readFiles(reader);
  const onError = options.onError ?? chooseOnError(files.store?.known.onError);
  const known = readEntities(files, reader, problems);
  const { markets, categories, pictures, defaultMarketId } = known;
  const findPrevious =
    onError === 'keep-previous' ? (options.findPrevious ?? openPrevious(publishedSources())) : undefined;
  const clock = indianClock(options.now ?? Date.now());
  const read = readProducts(reader, label, known, problems, clock, snapshot, findPrevious);
  // While one of these files has an error, what is made of products may be made with its defaults.
  if ([...files.markets, ...files.sellers, ...files.categories].every(({ input }) => input !== undefined))
    snapshot?.write();
  const isShown = (product: ReadProduct) =>
    options.alsoShown?.has(product.file) || (options.everPublished ? !product.isDraft : isPublished(product, clock));
  const setsAside = onError !== 'refuse';
  const openSource = (file: string) => reader.openSource(file);
  const deliveryRules = addOwnStates(makeDelivery(files.delivery, markets, problems), markets, known.readSellers);
  const promotions = makePromotions(files.offers, markets, problems);
  const common = {
    deliveryRules,
    markets,
    categories,
    files,
    defaultMarketId,
    pictures,
    problems,
    setsAside,
    openSource,
    label,
  };
  const across = { ...common, ...read, sellers: known.sellers, dictionaries: known.dictionaries };
  const { context, shown, pages, redirects } = checkAcross(
    across,
    known.readSellers,
    isShown,
    readRecord(reader, label),
  );

  const isStrict = options.forPublishing === true && hasRealAddress(files.store?.known.siteUrl);
  checkSampleValues({ ...context, label }, shown, isStrict);
  const told = withoutSilenced(problems.problems, files.store?.known.lint);
  const all = isStrict ? told.map(refuseFillIn) : told;
  const [store, home] = [files.store?.input, files.home?.input];
  const products = new Map<string, Product>();
  // An offer without a price is the consequence of an error: here every product has its prices.
  for (const [sku, product] of context.products) if (isPriced(product) && isShown(product)) products.set(sku, product);
  const [errors, warnings] = [all.filter(isError), all.filter((problem) => !isError(problem))];
  const isRefused = errors.length > 0 && (!setsAside || products.size === 0 || !errors.every(isOfProduct(label)));
  if (!store || !home || !files.redirects?.input || !errors.every(isOfProduct(label)))
    return { isRefused: true, problems: all };
  const entities = {
    store,
    home,
    dictionaries: known.dictionaries,
    markets,
    sellers: context.sellers,
    categories,
    products,
    pages,
    deliveryRules,
    promotions,
  };
  const found = {
    ...{ onError, warnings, errors, setAside: listSetAside(context, errors, label), sources: context.sources },
    publishedUntil: nextPublication(context.products.values(), clock),
    facets: files.facets?.input,
    search: files.search?.input,
    ownPages: files.ownPages,
  };
  const catalog = { root, label, ...entities, ...found, redirects };
  return { catalog, isRefused, problems: all };
}

/** What product files refer to, for one who reads single files of them. Problems of other files are left out. */
export function openEntities(root: string, label = 'catalog'): { reader: CatalogReader; entities: ProductEntities } {
  const problems = new ProblemList();
  const reader = new CatalogReader(root, label, problems);
  const known = readEntities(readFiles(reader), reader, problems);
  return { reader, entities: { ...known, sellersByName: indexSellersByName(known.sellers) } };
}

/** Of a site that is published at a real address. */
const refuseFillIn = (problem: Problem): Problem =>
  problem.code === 'fill-in' ? { ...problem, severity: 'error' } : problem;

/** One warning for all products without a picture, since whole catalogues have none. */
function countWithoutPicture(products: readonly ReadProduct[], label: string, problems: ProblemList): void {
  const [first, ...others] = products.filter(({ pictures }) => pictures.length === 0);
  if (!first) return;
  problems.addFile(`${label}/products`, {
    code: 'picture-none',
    severity: 'warning',
    found: others.length === 0 ? `no picture in ${first.file}` : `no picture in ${others.length + 1} products`,
    expected: 'a picture for each product; a drawing is shown in its place',
    hint: others.length === 0 ? undefined : `the first is ${first.file}`,
  });
}

/** Checks what looks across files. The context that it returns is without the products whose links are broken. */
function checkAcross(
  read: Omit<CheckContext, keyof Gone> & { readonly label: string; readonly dictionaries: ReadonlyMap<string, Words> },
  readSellers: readonly ReadSeller[],
  isShown: (product: ReadProduct) => boolean,
  record: ReadRecord | undefined,
): { context: CheckContext; shown: readonly ReadProduct[]; pages: ContentPage[]; redirects: Record<string, string> } {
  const { files, problems, label } = read;
  const known = { ...read, ...findGone(record, read) };
  const addresses = collectAddresses(known);
  const pages = makePages(files.pages, { ...read, store: files.store?.input }, problems);
  const linked = withTexts(known, checkTextLinks(known, addresses, pages));
  const shown = [...linked.products.values()].filter(isShown);
  const context = { ...known, ...linked, sellers: byId(countProducts(readSellers, shown)) };
  checkReferences(context);
  checkDelivery(context);
  checkOffers(context);
  checkOwnStates(context, shown);
  countWithoutPicture(shown, label, problems);
  checkLinks(context, addresses);
  const productPages = new ProductPages(context, isShown);
  const moved = record && findMoved(record, productPages);
  const redirects = checkRedirects(context, { addresses, pages: productPages, moved });
  if (record && moved) checkRecord(record, moved, shown, context);
  checkFacets(context, shown);
  // What the file says comes first, also where it says another page.
  return { context, shown, pages, redirects: { ...Object.fromEntries(moved ?? []), ...redirects } };
}

export function readEntities(files: CatalogFiles, reader: CatalogReader, problems: ProblemList) {
  const markets = byId(files.markets.map((file) => makeMarket(file, problems)));
  const defaultMarketId = findDefaultMarket(files, markets);
  const filesById = byId(files.categories);
  const readSellers = files.sellers.map(makeSeller);
  return {
    markets,
    defaultMarketId,
    dictionaries: makeDictionaries(files.words, problems),
    readSellers,
    // The numbers of products are not known before products are read.
    sellers: byId(countProducts(readSellers, [])),
    categories: byId(
      files.categories.map((file) => makeCategory(file, defaultMarketId, filesById.get(file.known.parent ?? ''))),
    ),
    aliases: collectAliases(files.categories),
    defaultSellers: listDefaultSellers(files),
    pictures: listPictures(reader.entries.files),
    videos: listVideos(reader.entries.files),
    unread: listUnread(files),
  };
}

const byId = <T extends { id: string }>(entries: readonly T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

export const readFiles = (reader: CatalogReader): CatalogFiles => ({
  store: reader.readOne('store.json', storeInput),
  home: reader.readOne('home.json', homeInput),
  redirects: reader.readOne('redirects.json', redirectsInput),
  delivery: reader.readOptional('delivery.json', deliveryInput),
  facets: reader.readOptional('facets.json', facetsInput),
  search: reader.readOptional('search.json', searchInput),
  markets: reader.readAllById('markets', marketInput),
  sellers: reader.readAllById('sellers', sellerInput),
  categories: reader.readAllById('categories', categoryInput),
  pages: reader.readPages('pages', pageInput),
  offers: reader.readAllById('offers', offerInput),
  words: reader.readAllById('words', wordsInput),
  ownPages: listOwnPages(),
});

/** The id of the market that store.json names; if that is not known, of the first one without a prefix. */
function findDefaultMarket({ store }: CatalogFiles, markets: ReadonlyMap<string, Market>): string {
  const named = markets.get(store?.known.defaultMarket ?? '');
  return (named ?? [...markets.values()].find(({ prefix }) => prefix === ''))?.id ?? '';
}

/** By category id: the seller of historical records that name none. */
const listDefaultSellers = ({ categories }: CatalogFiles): Map<string, string> =>
  new Map(
    categories.flatMap(({ id, known }) => (known.historical?.seller ? [[id, known.historical.seller] as const] : [])),
  );

function listUnread({ categories, sellers, markets }: CatalogFiles): UnreadFiles {
  const idsOf = (files: readonly CatalogFile<unknown>[]) =>
    new Set(files.filter(({ input }) => input === undefined).map(({ id }) => id));
  return {
    categories: idsOf(categories),
    sellers: idsOf(sellers),
    sellerNames: sellers.some(({ known }) => known.name === undefined),
    currencies: new Set(markets.filter(({ known }) => known.currency === undefined).map(({ id }) => id)),
  };
}

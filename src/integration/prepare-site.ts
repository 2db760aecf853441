import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { type Catalog, readCatalog } from '../catalog/load/load.ts';
import type { OnError } from '../catalog/values/on-error.ts';
import { openPrevious, SOURCES_FOLDER } from '../catalog/snapshot/last-good.ts';
import type { SegmentMemory } from '../catalog/snapshot/segment-memory.ts';
import { isError } from '../catalog/load/set-aside.ts';
import { CatalogError } from '../catalog/problems/problems.ts';
import { type Site, setSite } from '../catalog/site/site.ts';
import { indianDay } from '../core/calendar/indian-day.ts';
import { withoutEndSlash } from '../core/text/strings.ts';
import type { Folders } from './files/folders.ts';
import { withoutPictures } from './pictures/missing-pictures.ts';
import { cachedPicture, type EncodeOptions, type PicturePlan, planPictures } from './pictures/prepare.ts';
import { planReadable } from './pictures/plan-readable.ts';
import { Gate } from './pictures/remote/gate.ts';
import { PublishedPictures, readAddress, readFolder } from './pictures/published-pictures.ts';
import { liveBuild } from './files/publish.ts';
import type { PublishedReview } from '../contract/reviews.ts';
import type { StockCount } from '../contract/sellers.ts';
import { withReviews } from './records/published-reviews.ts';
import { type SoldOut, withCounts, withSoldOut } from './records/sold-out.ts';
import { applyTheme, listThemeProblems, withPictureShape } from './theme/apply-theme.ts';

/** Pictures that are encoded at a time: one per core. `cli/run/use-all-cores.ts` makes Node's thread pool large enough. */
export const PICTURES_AT_A_TIME = Math.max(4, availableParallelism());

export interface PrepareOptions {
  /** Products and sizes that sellers have marked as sold out on the API host. */
  soldOut?: readonly SoldOut[];
  /** The remaining pieces, as sellers count them on the API host. */
  counts?: readonly StockCount[];
  /** Buyers' reviews that were approved on the API host. */
  reviews?: readonly PublishedReview[];
  /** Compares product files with those of the last build by content instead of size and time. */
  verify?: boolean;
  /** Segments of the previous snapshot that were read, for a process that reads the catalogue repeatedly. */
  memory?: SegmentMemory;
  /** Whether the site is only a preview. If not, texts to be filled in and values of samples are errors at a real address. */
  isPreview?: boolean;
  /** Files of unpublished products that are shown in a preview, named as in messages. */
  alsoShown?: ReadonlySet<string>;
  /** What to do with products that have errors, if it differs from the environment and store.json. */
  onError?: OnError;
  onLoaded?: (catalog: Catalog) => void;
  /** Whether the hosts of pictures are asked; true by default. If not, pictures without a copy are shown from their addresses. */
  fetches?: boolean;
  onFetch?: (done: number, total: number) => void;
  onPicture?: (done: number, total: number) => void;
}

/** A site that pages can read, while its pictures are still to be encoded. */
export interface PlannedSite {
  readonly site: Site;
  /** Encodes all pictures. @throws CatalogError for a picture that can't be read */
  encodePictures(concurrency: number, options?: Omit<EncodeOptions, 'onPicture'>): Promise<void>;
  /**
   * The file of a picture, which is encoded first if necessary. Undefined if the address is not that of a picture. There may be no file even if it
   * is: then no picture of the catalogue has this address.
   * @throws when the picture can't be read
   */
  findPicture(path: string): Promise<string | undefined>;
}

/**
 * Reads the catalogue and the headers of its pictures, and makes the site available to pages (`getSite`).
 * @throws CatalogError when the catalogue has errors
 */
export async function planSite(folders: Folders, options: PrepareOptions = {}): Promise<PlannedSite> {
  const { catalog, pictures, encode, encodeOne } = await planCatalog(folders, options);
  // A page may request a hundred at once, and each takes megabytes of memory.
  const gate = new Gate(PICTURES_AT_A_TIME);
  return {
    site: setSite(catalog, pictures, indianDay(Date.now())),
    encodePictures: (concurrency, encodeOptions) =>
      encode(concurrency, { ...encodeOptions, onPicture: options.onPicture }),
    async findPicture(path) {
      const file = cachedPicture(join(folders.cache, 'pictures'), path);
      if (file) await gate.run(() => encodeOne(basename(file).split('-')[0] as string));
      return file;
    },
  };
}

/** Like `planSite`, but encodes every picture first. @throws CatalogError when the catalogue has errors */
export async function prepareSite(folders: Folders, options: PrepareOptions = {}): Promise<Site> {
  const { catalog, pictures, encode } = await planCatalog(folders, options);
  await encode(PICTURES_AT_A_TIME, { onPicture: options.onPicture });
  return setSite(catalog, pictures, indianDay(Date.now()));
}

/** The name of the catalogue's folder in messages. */
export function nameCatalog({ catalog }: Pick<Folders, 'catalog'>): string {
  const label = relative(process.cwd(), catalog) || basename(dirname(catalog));
  return label.startsWith('..') ? basename(catalog) : label;
}

const snapshotFolder = ({ cache }: Pick<Folders, 'cache'>): string => join(cache, 'catalog');

/** The catalogue for the API host. It reads only what has changed since the pages were made. */
export const catalogSource = (folders: Folders) => ({
  folder: folders.catalog,
  label: nameCatalog(folders),
  snapshot: snapshotFolder(folders),
  theme: folders.theme,
});

/** Reads the catalogue and the headers of its pictures. @throws CatalogError when the catalogue has errors */
export async function planCatalog(
  folders: Folders,
  options: PrepareOptions,
): Promise<PicturePlan & { catalog: Catalog }> {
  const read = readCatalog(folders.catalog, nameCatalog(folders), {
    snapshot: snapshotFolder(folders),
    verify: options.verify,
    memory: options.memory,
    onError: options.onError,
    alsoShown: options.alsoShown,
    forPublishing: options.isPreview !== true,
    findPrevious: openPrevious(await findSources(folders)),
  });
  if (!read.catalog) throw new CatalogError([...read.problems, ...(await listThemeProblems(folders.theme))]);
  // Pictures are examined even if the catalogue is refused, so that all problems are reported at once.
  const { verify = false, fetches = true, onFetch } = options;
  const cache = `${folders.cache}/pictures`;
  const shaped = withPictureShape(folders.theme, read.catalog);
  const published = await openPublished(folders, shaped, cache);
  const planned = await planReadable(shaped, (catalog) =>
    planPictures(catalog, cache, { verify, fetches, onFetch, published }),
  );
  const themed = await applyTheme(folders.theme, withoutPictures(planned.catalog, planned.plan.missing));
  const readable = themed.catalog;
  const themeErrors = themed.problems.filter(isError);
  if (read.isRefused || planned.isRefused || themeErrors.length > 0)
    throw new CatalogError([...readable.errors, ...themeErrors, ...readable.warnings]);
  const counted = withCounts(readable, options.counts ?? [], indianDay(Date.now()));
  const catalog = withReviews(withSoldOut(counted, options.soldOut ?? []), options.reviews ?? []);
  options.onLoaded?.(catalog);
  return { ...planned.plan, catalog };
}

/** The pictures of the published site: those that were built here, and those at its address. */
async function openPublished({ out }: Folders, { store }: Catalog, cache: string): Promise<PublishedPictures> {
  const live = await liveBuild(out);
  const url = withoutEndSlash(process.env['SITE_URL'] || store.siteUrl);
  return new PublishedPictures(cache, [...(live ? [readFolder(join(live, 'site'))] : []), readAddress(url)]);
}

/** The folder with the earlier product files of the published site. */
async function findSources({ out }: Folders): Promise<string | undefined> {
  const live = await liveBuild(out);
  return live && join(live, SOURCES_FOLDER);
}

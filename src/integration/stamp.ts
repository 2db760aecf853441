import { hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isPrepared, type Site } from '../catalog/site/site.ts';
import { isRemote } from '../catalog/values/is-remote.ts';
import { addDays } from '../core/delivery/delivery-date.ts';
import { isOver } from '../core/promotions/promotion.ts';
import { indianClock } from '../core/calendar/indian-day.ts';
import { securityTxtExpires } from './extras/security-txt.ts';
import { FileDigests } from './files/file-digests.ts';
import type { Folders } from './files/folders.ts';
import { liveBuild } from './files/publish.ts';
import { runAll } from './files/run-all.ts';
import { codeFolder, sourceFolder, versionFiles } from '../package.ts';
import type { PublishedReview } from '../contract/reviews.ts';
import type { StockCount } from '../contract/sellers.ts';
import type { SoldOut } from './records/sold-out.ts';
import { readBuildRecord } from './files/build-record.ts';

/** What a build was made from, and how long it stays correct. */
export interface Stamp {
  readonly fingerprint: string;
  readonly pages: number;
  /** The ISO date, or time in India, from which the site must be built again. */
  readonly until: string;
}

const STAMP_FILE = 'stamp.json';
/** The file with the stamp of a build, beside its site. */
export const stampFile = (build: string): string => join(build, STAMP_FILE);

/** Environment variables that affect a site. */
const ENVIRONMENT = [
  'SITE_URL',
  'API_ORIGIN',
  'PAYMENT_ORIGINS',
  'STYLEGUIDE',
  'ON_ERROR',
  'PRIVATE_PICTURE_HOSTS',
  'COMPRESS',
  'AVIF',
  'BYTE_SAVING_OFF',
];

/** Folders of code that no page depends on. */
export const foldersApart = (): string[] =>
  [...codeFolders()].flatMap((folder) => ['admin', 'api', 'cli'].map((name) => join(folder, name)));

/** The code that Vite bundles and that Node runs. In a checkout both are in the same folder. */
const codeFolders = (): Set<string> => new Set([sourceFolder, codeFolder]);

/** Files that a site is built from: catalogue and code, without documentation. */
export const listInputs = ({ catalog, theme }: Pick<Folders, 'catalog' | 'theme'>): string[] => [
  ...listBelow(resolve(catalog)),
  // Content pages in Markdown.
  ...listFiles(resolve(catalog, 'pages')).filter((file) => file.endsWith('.md')),
  ...listCode(theme),
];

/**
 * Files that pages are built from besides the catalogue, sorted: the code of pages and of the build, the shop's own code, and the files that contain
 * versions.
 */
export const listCode = (theme?: string): string[] => {
  const apart = foldersApart().map((folder) => folder + sep);
  const paths = [
    ...codeFolders(),
    ...['src', 'messages', 'public', 'astro.config.mjs'].map((path) => resolve(path)),
    ...(theme === undefined ? [] : [theme]),
    ...versionFiles(),
  ];
  return [...new Set(paths.flatMap(listBelow))]
    .filter((file) => !apart.some((folder) => file.startsWith(folder)))
    .sort();
};

const listBelow = (path: string): string[] =>
  listFiles(path)
    .filter((file) => !file.endsWith('.md'))
    .sort();

/** The data that a build takes from an API host. */
export interface FromHost {
  readonly soldOut?: readonly SoldOut[];
  readonly counts?: readonly StockCount[];
  readonly reviews?: readonly PublishedReview[];
}

/** A hash of everything that a built site depends on: files, data from an API host, environment, Node version. With `verify`, all files are read. */
export async function takeFingerprint(
  folders: Folders,
  { soldOut = [], counts = [], reviews = [] }: FromHost = {},
  verify = false,
): Promise<string> {
  const environment = ENVIRONMENT.map((name) => process.env[name] ?? '');
  const files = await digestFiles(listInputs(folders), join(folders.cache, 'inputs.json'), verify);
  return hash('sha256', JSON.stringify([process.versions.node, environment, soldOut, counts, reviews, files]));
}

/** A digest of the names and contents of files. Digests of contents are kept in the file `kept`. With `verify`, all files are read. */
export async function digestFiles(files: readonly string[], kept: string, verify = false): Promise<string> {
  const digests = await FileDigests.open(kept, (content) => hash('sha1', content, 'base64'), verify);
  const contents: string[] = new Array(files.length).fill('');
  await runAll([...files.entries()], 32, async ([index, file]) => {
    contents[index] = await digests.of(file);
  });
  await digests.close();
  const project = process.cwd() + sep;
  const nameOf = (file: string) => (file.startsWith(project) ? file.slice(project.length) : relative(project, file));
  return hash('sha256', files.map((file, index) => `${nameOf(file)} ${contents[index]}\n`).join(''));
}

/**
 * The files below a folder, or the file itself. Synchronous and recursive by hand: `readdir` of `node:fs/promises` with `recursive` takes four times
 * as long.
 */
function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const below = `${path}${sep}${entry.name}`;
      if (entry.isFile()) return below;
      return entry.isDirectory() || (entry.isSymbolicLink() && isFolder(below)) ? listFiles(below) : [];
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTDIR' ? [path] : [];
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * The stamp of a build of `site`. It expires when a product becomes available, is published or withdrawn, when a season of the home page begins or
 * ends, when an offer ends, and when security.txt expires. If pictures were fetched, which may change, it expires on the next day; if one could not
 * be fetched, immediately.
 */
export function makeStamp(fingerprint: string, site: Site, pages: number): Stamp {
  const days = [...site.catalog.products.values()]
    .flatMap((product) => [product, ...product.sizes, ...product.variants].map(({ availability }) => availability))
    .flatMap((availability) =>
      typeof availability === 'object' && availability.from > site.today ? [availability.from] : [],
    );
  const seasons = (site.catalog.home.seasons ?? [])
    .flatMap(({ from, until }) => [from, addDays(until, 1)])
    .filter((day) => day > site.today);
  const [until] = [
    ...days,
    ...seasons,
    site.catalog.publishedUntil ?? [],
    // The checkout has a field for codes while there is an offer with one.
    ...[...site.catalog.promotions.values()].flat().flatMap((one) => (isOver(one, site.today) ? [] : (one.ends ?? []))),
    dueFetches(site),
    securityTxtExpires(site.today),
  ]
    .flat()
    .sort();
  return { fingerprint, pages, until: until as string };
}

/** The ISO date from which hosts of pictures must be asked again. */
function dueFetches({ catalog, pictures, today }: Site): string[] {
  if (catalog.warnings.some(({ code }) => code === 'picture-unreachable')) return [today];
  const isFetched = [...pictures].some(([source, picture]) => isRemote(source) && isPrepared(picture));
  return isFetched ? [addDays(today, 1)] : [];
}

/** The stamp of the published site; undefined if there is no site or a provisional one. */
export async function readStamp({ out }: Pick<Folders, 'out'>): Promise<Stamp | undefined> {
  const live = await liveBuild(out);
  return readBuildRecord(live, STAMP_FILE);
}

/** The stamp of the published site if a build would make the same site again. */
export async function findUpToDate(folders: Folders, fingerprint: string): Promise<Stamp | undefined> {
  const stamp = await readStamp(folders);
  if (!stamp) return undefined;
  return stamp.fingerprint === fingerprint && indianClock(Date.now()) < stamp.until ? stamp : undefined;
}

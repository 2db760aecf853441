import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Problem } from '../catalog/problems/problem.ts';
import { formatReport } from '../catalog/problems/report.ts';
import { SegmentMemory } from '../catalog/snapshot/segment-memory.ts';
import { CatalogError, ProblemList } from '../catalog/problems/problems.ts';
import { getSite, type Site } from '../catalog/site/site.ts';
import { writeIcons } from './extras/icons.ts';
import { writeManifest } from './extras/manifest.ts';
import { findDataFile } from './extras/find-data-file.ts';
import { publicFolder } from '../package.ts';
import { answerProblems, makeOverlay, PROBLEMS_PATH } from './dev-problems.ts';
import { CatalogFollower, forgetFacts } from './follow-catalog.ts';
import type { Folders } from './files/folders.ts';
import { findMessageProblems, OWN_MESSAGES } from './messages/own-message-problems.ts';
import { keepSchemas } from './keep-schemas.ts';
import { collectFacts, SHOP_FACTS } from './vite/shop-facts-plugin.ts';
import { watchTree } from './files/watch-tree.ts';
import { nameCatalog, type PlannedSite, planSite, type PrepareOptions } from './prepare-site.ts';

/** Addresses of icons, manifest and screenshots. */
const EXTRA = /^\/(?:apple-touch-icon|icon|icon-\d+|share|manifest(?:\.\w+)?|screenshot-\d)(\.\w+)$/;

/** Media types of icons, manifest and screenshots. */
const EXTRA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};

/** Media types of the files that every shop serves as they stand. */
const OWN_TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/** What the browser's overlay is sent to: one page, or all. */
interface OverlayClient {
  send(payload: { type: 'error'; err: ReturnType<typeof makeOverlay> }): void;
}
type Vite = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/**
 * The catalogue as it is shown: products with errors are left out, and while another file has an error, the last good catalogue stays. A picture is
 * encoded when a page requests it, as nobody views all pages.
 */
export class DevSite {
  readonly folders: Folders;
  readonly #options: PrepareOptions;
  /** Undefined until the catalogue was read once without an error outside of products. */
  #planned: PlannedSite | undefined;
  #problems: readonly Problem[] = [];
  readonly #keepSchemas: () => void;
  /** The files of products that are previewed although they are not published, as named in messages. */
  readonly shown = new Set<string>();
  /** The address where a file can be fixed, as messages name it; undefined where there is none. The editor sets this. */
  addressToMend: (file: string) => string | undefined = () => undefined;

  private constructor(folders: Folders, options: PrepareOptions) {
    this.folders = folders;
    this.#keepSchemas = keepSchemas(folders);
    this.#options = {
      fetches: false,
      ...options,
      memory: new SegmentMemory(),
      onError: 'set-aside',
      isPreview: true,
      alsoShown: this.shown,
    };
  }

  static async open(folders: Folders, options: PrepareOptions): Promise<DevSite> {
    const site = new DevSite(folders, options);
    await site.reload();
    return site;
  }

  /** The problems of the catalogue as it is now. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** What is shown now; undefined while there is no catalogue to show. */
  get site(): Site | undefined {
    return this.#planned?.site;
  }

  get hasErrors(): boolean {
    return this.#problems.some(({ severity }) => severity === 'error');
  }

  /** Whether there is a catalogue to show, with messages to show it with. */
  get isReady(): boolean {
    return this.#planned !== undefined && !this.#problems.some(isOfMessages);
  }

  /** From the next reading on, shows this product although it is not published, in place of the previous one. Returns whether that is new. */
  show(file: string): boolean {
    if (this.shown.has(file)) return false;
    this.shown.clear();
    this.shown.add(file);
    return true;
  }

  /** Reads the catalogue. Returns whether it is the one that is shown now. */
  async reload(): Promise<boolean> {
    this.#keepSchemas();
    const ofMessages = findMessageProblems();
    try {
      this.#planned = await planSite(this.folders, this.#options);
      const { errors, warnings } = this.#planned.site.catalog;
      this.#problems = [...ofMessages, ...errors, ...warnings];
      return this.isReady;
    } catch (error) {
      const found = error instanceof CatalogError ? error.problems : [];
      const isKnown = found.length + ofMessages.length > 0;
      this.#problems = isKnown ? [...ofMessages, ...found] : [describeFailure(error, this.folders)];
      return false;
    }
  }

  /** The file of a picture; undefined for an address that is not one. */
  async findPicture(path: string): Promise<string | undefined> {
    return this.#planned?.findPicture(path);
  }
}

const isOfMessages = ({ severity, file }: Problem): boolean =>
  severity === 'error' && file.split('/')[0] === OWN_MESSAGES;

/**
 * A problem for an error that no check of the catalogue knows and that kept it from being read. The server continues, and shows it until the catalogue
 * can be read.
 */
function describeFailure(error: unknown, folders: Folders): Problem {
  const problems = new ProblemList();
  problems.addFile(nameCatalog(folders), {
    code: 'file-unreadable',
    found: error instanceof Error ? error.message : String(error),
    expected: 'files that can be read',
  });
  return problems.problems[0] as Problem;
}

/**
 * Reads the catalogue again when one of its files changes, and shows its errors over every page until they are fixed. Returns the follower, which can
 * read it again.
 */
export function followCatalog(server: Vite, site: DevSite, logger: AstroIntegrationLogger): CatalogFollower {
  const showErrors = (client: OverlayClient) => {
    if (site.hasErrors) client.send({ type: 'error', err: makeOverlay(site.problems) });
  };
  // A page that was loaded again connects again: the overlay stays until the errors are fixed.
  server.environments.client.hot.on('vite:client:connect', (_payload, client) => showErrors(client));
  if (site.problems.length > 0) logger.warn(formatReport(site.problems));
  const follower = new CatalogFollower(server, site, logger, () => showErrors(server.ws));
  // `messages-plugin.ts` has forgotten what they were.
  const stop = watchTree(resolve(OWN_MESSAGES), () => follower.readAgain());
  server.httpServer?.once('close', stop);
  return follower;
}

/** Serves what a build would have written (pictures, icons, price files), or the list of problems while there is no catalogue to show. */
export async function serveCatalog(server: Vite, site: DevSite): Promise<void> {
  const extras = join(site.folders.cache, 'dev');
  await mkdir(extras, { recursive: true });
  let extrasWritten: Promise<void> | undefined;
  let facts: string | undefined;
  server.middlewares.use((request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = async () => {
      if (path === PROBLEMS_PATH) return answerProblems(site, response);
      if (!site.isReady)
        return path.startsWith('/@') || path.startsWith('/node_modules/')
          ? next()
          : answerProblems(site, response, 503);
      if (path.includes(SHOP_FACTS)) {
        // The number of price files depends on the products. It is counted when scripts ask, not at each change.
        const before = facts;
        facts = JSON.stringify(collectFacts());
        if (before !== undefined && before !== facts) forgetFacts(server);
      }
      if (EXTRA.test(path)) {
        extrasWritten ??= writeExtras(site.folders, extras);
        await extrasWritten;
      }
      if (!(await answerBuiltFile(path, site, extras, response))) next();
    };
    answer().catch(next);
  });
}

async function writeExtras(folders: Folders, folder: string): Promise<void> {
  await Promise.all([writeIcons(getSite(), folder, folders), writeManifest(getSite(), folder, folders.theme)]);
}

async function answerBuiltFile(
  path: string,
  site: DevSite,
  extras: string,
  response: ServerResponse,
): Promise<boolean> {
  const send = (body: Buffer | string, type: string) => {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    return true;
  };
  const picture = await site.findPicture(path);
  if (picture) return send(await readFile(picture), 'image/webp');
  const type = EXTRA_TYPES[EXTRA.exec(path)?.[1] ?? ''];
  const extra = type && (await readFile(join(extras, path)).catch(() => undefined));
  if (type && extra) return send(extra, type);
  const data = await findDataFile(getSite(), path);
  if (data !== undefined) return send(data, 'application/json');
  const ownType = OWN_TYPES[extname(path)];
  // Vite serves the shop's own file instead of the product's.
  const own =
    ownType &&
    !existsSync(join('public', path)) &&
    (await readFile(join(publicFolder, new URL(path, 'http://localhost').pathname)).catch(() => undefined));
  return ownType && own ? send(own, ownType) : false;
}

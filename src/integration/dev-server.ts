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

/** Addresses of icons, manifests and screenshots. */
const EXTRA = /^\/(?:apple-touch-icon|icon|icon-\d+|share|manifest(?:\.\w+)?|screenshot-\d)(\.\w+)$/;

/** Media types of icons, manifests and screenshots by file ending. */
const EXTRA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
};

/** Media types of the product's own public files, which every shop serves unchanged. */
const OWN_TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Where the error overlay is sent: to one page, or to all. */
interface OverlayClient {
  send(payload: { type: 'error'; err: ReturnType<typeof makeOverlay> }): void;
}
type Vite = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/**
 * The catalogue that `npm run dev` shows. Products with errors are left out; while any other file has an error, the last good catalogue stays.
 * Pictures are encoded when a page requests them, as nobody looks at all pages.
 */
export class DevSite {
  readonly folders: Folders;
  readonly #options: PrepareOptions;
  /** Undefined until the catalogue has been read without errors outside products. */
  #planned: PlannedSite | undefined;
  #problems: readonly Problem[] = [];
  readonly #keepSchemas: () => void;
  /** Files of unpublished products that are previewed, named as in messages. */
  readonly shown = new Set<string>();
  /** The address of the page that fixes a file, for messages; undefined where there is none. Set by the editor. */
  addressToFix: (file: string) => string | undefined = () => undefined;

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

  /** The problems in the present catalogue. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** The site that is shown; undefined while there is no catalogue to show. */
  get site(): Site | undefined {
    return this.#planned?.site;
  }

  get hasErrors(): boolean {
    return this.#problems.some(({ severity }) => severity === 'error');
  }

  /** Whether there are a catalogue and messages to show pages with. */
  get isReady(): boolean {
    return this.#planned !== undefined && !this.#problems.some(isOfMessages);
  }

  /** Previews an unpublished product from the next reading on, in place of the previous one. Returns false if it is previewed already. */
  show(file: string): boolean {
    if (this.shown.has(file)) return false;
    this.shown.clear();
    this.shown.add(file);
    return true;
  }

  /** Reads the catalogue. Returns whether it is shown: a catalogue with errors outside products isn't. */
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

  /** The file of a picture; undefined if no picture has this address. */
  async findPicture(path: string): Promise<string | undefined> {
    return this.#planned?.findPicture(path);
  }
}

const isOfMessages = ({ severity, file }: Problem): boolean =>
  severity === 'error' && file.split('/')[0] === OWN_MESSAGES;

/**
 * The problem for an unexpected error that kept the catalogue from being read. The server keeps running and shows it until the catalogue can be read.
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
 * also be told to read it again.
 */
export function followCatalog(server: Vite, site: DevSite, logger: AstroIntegrationLogger): CatalogFollower {
  const showErrors = (client: OverlayClient) => {
    if (site.hasErrors) client.send({ type: 'error', err: makeOverlay(site.problems) });
  };
  // A reloaded page connects anew, so it gets the overlay again until the errors are fixed.
  server.environments.client.hot.on('vite:client:connect', (_payload, client) => showErrors(client));
  if (site.problems.length > 0) logger.warn(formatReport(site.problems));
  const follower = new CatalogFollower(server, site, logger, () => showErrors(server.ws));
  // `messages-plugin.ts` drops the old messages by itself.
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
        // The number of price files depends on the products. It is counted when scripts ask for it, not on each change.
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
  // A file that the shop has itself is served by Vite instead.
  const own =
    ownType &&
    !existsSync(join('public', path)) &&
    (await readFile(join(publicFolder, new URL(path, 'http://localhost').pathname)).catch(() => undefined));
  return ownType && own ? send(own, ownType) : false;
}

import { mkdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join, sep } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { CatalogError } from '../catalog/source/problems.ts';
import { getSite } from '../catalog/site.ts';
import { listPriceFiles } from '../catalog/queries/price-files.ts';
import { writeIcons } from './extras/icons.ts';
import { PATH_PATTERNS } from '../paths.ts';
import type { Folders } from './folders.ts';
import { cachedPicture } from './pictures/prepare.ts';
import { type PlannedSite, planSite, type PrepareOptions } from './prepare-site.ts';

/** How long to wait after a change before the catalogue is read again, so that saving ten files causes one reload. */
const SETTLE_MS = 80;

type Vite = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** The catalogue as it is shown. A picture is encoded when a page asks for it, as nobody looks at all pages. */
export class DevSite {
  readonly folders: Folders;
  readonly #options: PrepareOptions;
  #planned: PlannedSite;

  private constructor(folders: Folders, options: PrepareOptions, planned: PlannedSite) {
    this.folders = folders;
    this.#options = options;
    this.#planned = planned;
  }

  /** @throws CatalogError when the catalogue has errors. */
  static open = async (folders: Folders, options: PrepareOptions): Promise<DevSite> =>
    new DevSite(folders, options, await planSite(folders, { fetches: false, ...options }));

  /** Reads the catalogue again. @throws CatalogError when it has errors; the last good one stays. */
  async reload(): Promise<number> {
    this.#planned = await planSite(this.folders, { fetches: this.#options.fetches ?? false });
    return this.#planned.site.catalog.products.size;
  }

  /** The file of a picture; undefined for an address that is not one. */
  async findPicture(path: string): Promise<string | undefined> {
    const file = cachedPicture(join(this.folders.cache, 'pictures'), path);
    if (file) await this.#planned.encodePicture(basename(file).split('-')[0] as string);
    return file;
  }
}

/**
 * Serves what a build would have written (pictures, icons, price files), and reads the catalogue again when one of its files changes.
 * When that has errors, the last good catalogue is kept and the problems are shown over the page.
 */
export async function serveCatalog(server: Vite, site: DevSite, logger: AstroIntegrationLogger): Promise<void> {
  const extras = join(site.folders.cache, 'dev');
  await mkdir(extras, { recursive: true });
  await writeIcons(getSite(), extras, site.folders.cache);
  server.middlewares.use((request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    answerBuiltFile(path, site, extras, response).then((answered) => {
      if (!answered) next();
    }, next);
  });
  watchCatalog(server, site, logger);
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
  if (/^\/(?:apple-touch-icon|icon-\d+|share)\.png$/.test(path))
    return send(await readFile(join(extras, path)), 'image/png');
  if (path === '/icon.svg') return send(await readFile(join(extras, path)), 'image/svg+xml');
  if (path === '/manifest.webmanifest') return send(await readFile(join(extras, path)), 'application/manifest+json');
  const prices = PATH_PATTERNS.priceFile.exec(path);
  const files = prices && listPriceFiles(getSite()).get(prices[1] as string);
  return files ? send(JSON.stringify(files[Number(prices[3])] ?? {}), 'application/json') : false;
}

function watchCatalog(server: Vite, site: DevSite, logger: AstroIntegrationLogger): void {
  const { catalog } = site.folders;
  server.watcher.add(catalog);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const reload = async () => {
    const start = performance.now();
    try {
      const products = await site.reload();
      // Without cached modules Astro calls getStaticPaths again.
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
      logger.info(`catalogue read again: ${products} products, ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      const message = (error as Error).message;
      logger.error(
        error instanceof CatalogError
          ? `the catalogue has problems; the last good one is shown\n\n${message}`
          : message,
      );
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'catalogue' } });
    }
  };
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(catalog + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(reload);
    }, SETTLE_MS);
  });
}

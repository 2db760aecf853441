import { statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Problem } from '../catalog/problems/problem.ts';
import { formatReport } from '../catalog/problems/report.ts';
import type { Folders } from './files/folders.ts';
import { DELIVERY_FACTS, OFFER_FACTS, SHOP_FACTS } from './vite/shop-facts-plugin.ts';
import { watchTheme } from './theme/watch-theme.ts';
import { watchTree } from './files/watch-tree.ts';

/** How long to wait for further changes before the catalogue is read again, so that saving ten files causes one reload. */
const SETTLE_MS = 20;

type Vite = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];

/** The parts of `DevSite` that the follower uses. */
interface FollowedSite {
  readonly folders: Folders;
  readonly problems: readonly Problem[];
  readonly isReady: boolean;
  reload(): Promise<boolean>;
}

/** Reads the catalogue of `npm run dev` again when one of its files changes, never twice at the same time, and makes browsers reload their pages. */
export class CatalogFollower {
  readonly #server: Vite;
  readonly #site: FollowedSite;
  readonly #logger: AstroIntegrationLogger;
  readonly #showErrors: () => void;
  readonly #products: string;
  /** Files that `change` wrote, with their state afterwards. Their events are ignored. */
  readonly #written = new Map<string, string>();
  #running: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** Whether a file other than that of a product has changed. */
  #isShop = false;

  constructor(server: Vite, site: FollowedSite, logger: AstroIntegrationLogger, showErrors: () => void) {
    this.#server = server;
    this.#site = site;
    this.#logger = logger;
    this.#showErrors = showErrors;
    const { catalog, theme } = site.folders;
    this.#products = join(catalog, 'products') + sep;
    const stop = watchTree(catalog, (path) => this.#follow(path));
    const stopTheme = watchTheme(server, theme, () => this.readAgain());
    server.httpServer?.once('close', () => {
      clearTimeout(this.#timer);
      stop();
      stopTheme();
    });
  }

  /**
   * Runs `work` while nothing else reads the catalogue, then makes browsers reload their pages. `work` writes files of the catalogue, and calls
   * `read` with the paths of all of them whenever it needs the resulting catalogue.
   */
  change<T>(work: (read: (written: readonly string[]) => Promise<void>) => Promise<T>): Promise<T> {
    return this.#queue(async () => {
      let isShown: boolean | undefined;
      const start = performance.now();
      try {
        return await work(async (written) => {
          for (const path of written) this.#note(path);
          isShown = await this.#site.reload();
        });
      } finally {
        if (isShown !== undefined) this.#show(isShown, start);
      }
    });
  }

  /** Reads the catalogue again after a change outside it that affects all pages. */
  readAgain(): void {
    this.#isShop = true;
    this.#soon();
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#running.then(work);
    this.#running = done.catch(() => {});
    return done;
  }

  #note(path: string): void {
    this.#written.set(path, stateOf(path));
    this.#isShop ||= !path.startsWith(this.#products);
  }

  #follow(path: string): void {
    // Hidden files are not part of the catalogue. A save writes each file under a hidden name first.
    if (basename(path).startsWith('.') || this.#written.get(path) === stateOf(path)) return;
    this.#written.delete(path);
    this.#isShop ||= !path.startsWith(this.#products);
    this.#soon();
  }

  /** Reads the catalogue again once nothing has changed for a moment. */
  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#queue(() => this.#reload()), SETTLE_MS);
  }

  async #reload(): Promise<void> {
    const start = performance.now();
    try {
      this.#show(await this.#site.reload(), start);
    } catch (error) {
      const { message } = error as Error;
      this.#logger.error(message);
      this.#server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'catalogue' } });
    }
  }

  #show(isShown: boolean, start: number): void {
    forgetPages(this.#server);
    if (this.#isShop) forgetFacts(this.#server);
    this.#isShop = false;
    // Without a catalogue, every page is the list of problems, which must be reloaded, too.
    if (isShown || !this.#site.isReady) this.#server.ws.send({ type: 'full-reload' });
    else this.#showErrors();
    this.#logger.info(`catalogue read again, ${Math.round(performance.now() - start)} ms`);
    const { problems } = this.#site;
    if (problems.length > 0) this.#logger.warn(formatReport(problems));
  }
}

/** A text that changes when the file changes or is removed. */
function stateOf(path: string): string {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return [stats?.ino, stats?.size, stats?.mtimeMs].join();
  } catch (error) {
    // For example a link that leads to itself.
    return String(error);
  }
}

/** Makes Astro ask routes for their pages again, by the event that it sends when its own content has changed. No template is compiled again. */
function forgetPages(server: Vite): void {
  for (const name of ['ssr', 'prerender']) server.environments[name]?.hot.send('astro:content-changed', {});
}

/** Makes Vite reload the facts of the shop for scripts, and every module that imports them. */
export function forgetFacts(server: Vite): void {
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of moduleGraph.idToModuleMap.values())
      if ([SHOP_FACTS, DELIVERY_FACTS, OFFER_FACTS].some((facts) => module.id?.includes(facts)))
        moduleGraph.invalidateModule(module);
}

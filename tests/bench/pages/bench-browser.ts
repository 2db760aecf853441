import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser.ts';
import type { Answer } from './answers.ts';
import { type PageFigures, readAnswers, readPaints, readWork } from './figures.ts';
import type { LinkProfile } from './link.ts';
import { ShapingProxy } from './shaping-proxy.ts';
import type { Way } from './ways.ts';

/** A cheap phone beside a machine of today, as Lighthouse has it. */
export const SLOWER = 4;
/** After so long without anything on the link a page counts as loaded, with all that it loads when it is idle. */
const QUIET_MS = 1_500;
const TIMEOUT_MS = 120_000;

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const COMPUTER: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

interface VisitOptions {
  /** How many times slower the processor is. */
  readonly slower?: number;
  /** By a computer with a mouse, not by a phone. */
  readonly hasMouse?: boolean;
}

/** A page that is open in a phone's browser. */
export interface Tab {
  readonly page: Page;
  /** Opens an address as a link of the page does, or by the address bar where no page is open yet. */
  go(path: string): Promise<void>;
  /** Opens an address and measures that. */
  open(path: string): Promise<PageFigures>;
  /** What comes over the link from the start of an action until nothing moves any more. */
  act(action: () => Promise<unknown>): Promise<Answer[]>;
  /** Resolves when nothing has moved on the link for a while. */
  settle(): Promise<void>;
}

/** A phone on a link: each visit has an empty cache and opens its own connections. */
export class BenchBrowser {
  readonly #browser: Browser;
  readonly #proxy: ShapingProxy;
  readonly #way: Way;
  readonly #link: LinkProfile;
  readonly #slower: number;

  private constructor(browser: Browser, proxy: ShapingProxy, link: LinkProfile, way: Way, slower: number) {
    this.#browser = browser;
    this.#proxy = proxy;
    this.#link = link;
    this.#way = way;
    this.#slower = slower;
  }

  /** Its processor is `slower` times slower than this machine's. */
  static async launch(link: LinkProfile, way: Way, slower = SLOWER): Promise<BenchBrowser> {
    const proxy = new ShapingProxy(link, way.handshakeTrips);
    const server = await proxy.listen();
    const { launchOptions } = findBrowser();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...way.args, `--force-effective-connection-type=${link.effectiveType}`],
      proxy: { server },
    });
    return new BenchBrowser(browser, proxy, link, way, slower);
  }

  get version(): string {
    return this.#browser.version();
  }

  /** Runs a visit of a shopper in whose local storage is `stored`. */
  async visit<T>(
    stored: Readonly<Record<string, string>>,
    run: (tab: Tab, context: BrowserContext) => Promise<T>,
    { slower = this.#slower, hasMouse = false }: VisitOptions = {},
  ): Promise<T> {
    const { origin } = this.#way;
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const context = await this.#browser.newContext({
      ...(hasMouse ? COMPUTER : PHONE),
      baseURL: origin,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    // A browser measures no link to its own machine. The switch that it was started with decides about lazy pictures alone.
    await context.addInitScript(
      (effectiveType) => Object.defineProperty(navigator, 'connection', { value: { effectiveType } }),
      this.#link.effectiveType.toLowerCase(),
    );
    try {
      return await run(await this.#openTab(context, slower), context);
    } finally {
      await context.close();
    }
  }

  /** Runs without a network. */
  async offline<T>(context: BrowserContext, run: () => Promise<T>): Promise<T> {
    this.#proxy.isOffline = true;
    await context.setOffline(true);
    try {
      return await run();
    } finally {
      this.#proxy.isOffline = false;
      await context.setOffline(false);
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#proxy.close();
  }

  async #openTab(context: BrowserContext, rate: number): Promise<Tab> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });
    const { log } = this.#way;
    const act = async (action: () => Promise<unknown>) => {
      log.take();
      await action();
      await this.#settle();
      return log.take();
    };
    const open = async (path: string) => {
      const answers = await act(() => go(page, path));
      return { ...(await readWork(session)), ...(await readPaints(page)), ...readAnswers(answers, path) };
    };
    return { page, go: (path) => go(page, path), open, act, settle: () => this.#settle() };
  }

  /** What moved before does not count: what an action causes may begin after it. */
  async #settle(): Promise<void> {
    const start = performance.now();
    const quietMs = () => Math.min(this.#proxy.quietMs, performance.now() - start);
    do {
      if (performance.now() > start + TIMEOUT_MS) throw new Error('Something is on the link all the time.');
      await new Promise((done) => setTimeout(done, Math.max(10, QUIET_MS - quietMs())));
    } while (quietMs() < QUIET_MS);
  }
}

async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  const loaded = page.waitForEvent('load');
  await page.evaluate((address) => location.assign(address), path);
  await loaded;
}

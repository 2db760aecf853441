import { type BrowserContext, test as base, expect, type Locator, type ViewportSize } from '@playwright/test';

/** Collects the browser's errors. */
export class Complaints {
  readonly #expected: RegExp[] = [
    // What Playwright says where a test does not allow the service worker.
    /Service Worker registration blocked by Playwright/,
    // The browser left out an animation between two pages, and reports that as if a script had failed (w3c/csswg-drafts#13726). The shop's
    // own pages handle it (transition.spec.ts); pages of the host and of the payment provider have no script.
    /^exception: Transition was (?:aborted because of invalid state|skipped)/,
  ];
  readonly #heard: string[] = [];

  /** Declares an error that a test causes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Collects the errors of all pages of a context from now on. */
  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#heard.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#heard.push(`exception: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page aborts its requests.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`failed: ${request.url()} ${reason}`);
    });
  }

  /** Fails on an error that was not declared. */
  check(): void {
    const unexpected = this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
    // The message alone is in the summary of a run.
    expect(unexpected, `the browser complained: ${unexpected.join('; ')}`).toEqual([]);
  }
}

/** Details of a test that only `npm run test:every` runs. */
export const RARE = { tag: '@rare' };

export interface Options {
  /** The stored answer to the consent banner. */
  consent: 'yes' | 'no' | 'unasked';
}

export interface Fixtures {
  baseURL: string;
  complaints: Complaints;
  /** Taps or clicks, depending on the screen. */
  activate: (control: Locator) => Promise<void>;
  /** Taps or clicks at a place of the screen. */
  activateAt: (x: number, y: number) => Promise<void>;
}

/** Tests fail on any browser error: on the console, an exception, a failed request. */
export const test = base.extend<Fixtures & Options>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
  baseURL: async ({}, use) => use(process.env['BASE_URL'] as string),
  consent: ['no', { option: true }],
  context: async ({ context, consent }, use) => {
    // A state that the context begins with would cost a page of its own.
    if (consent !== 'unasked')
      await context.addInitScript((answer) => {
        if (location.origin === 'null' || sessionStorage.getItem('seeded')) return;
        sessionStorage.setItem('seeded', 'yes');
        if (localStorage.getItem('consent') === null) localStorage.setItem('consent', answer);
      }, consent);
    await use(context);
    // A request may still be in the hands of a test that has ended.
    const ignoring = { behavior: 'ignoreErrors' } as const;
    await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll(ignoring)));
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.listen(context);
      await use(complaints);
      complaints.check();
    },
    { auto: true },
  ],
  activate: async ({ hasTouch }, use) => use((control) => (hasTouch ? control.tap() : control.click())),
  activateAt: async ({ hasTouch, page }, use) =>
    use((x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))),
});

export { expect };

/** For `test.use`: a window in which cards open the sheet. On wide screens they lead to the product's page. */
export const SHEET_WINDOW = {
  viewport: (
    { viewport, isMobile }: { readonly viewport: ViewportSize | null; readonly isMobile: boolean },
    use: (size: ViewportSize | null) => Promise<void>,
  ) => use(isMobile ? viewport : { width: 1000, height: 800 }),
};

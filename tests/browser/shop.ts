import { test as base, expect, type Locator } from '@playwright/test';

/** Collects the browser's errors. */
export class Complaints {
  readonly #expected: RegExp[] = [];
  readonly #heard: string[] = [];

  /** Declares an error that a test causes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  hear(complaint: string): void {
    this.#heard.push(complaint);
  }

  get unexpected(): string[] {
    return this.#heard.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }
}

interface Options {
  /** The stored answer to the consent banner. */
  consent: 'yes' | 'no' | 'unasked';
}

interface Fixtures {
  baseURL: string;
  complaints: Complaints;
  /** Taps or clicks, depending on the screen. */
  activate: (control: Locator) => Promise<void>;
}

/** Tests fail on any browser error: on the console, an exception, a failed request. */
export const test = base.extend<Fixtures & Options>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
  baseURL: async ({}, use) => use(process.env['BASE_URL'] as string),
  consent: ['no', { option: true }],
  storageState: async ({ consent, baseURL }, use) =>
    use({
      cookies: [],
      origins: consent === 'unasked' ? [] : [{ origin: baseURL, localStorage: [{ name: 'consent', value: consent }] }],
    }),
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.hear(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.hear(`exception: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Leaving a page aborts its requests.
        if (reason !== 'net::ERR_ABORTED') complaints.hear(`failed: ${request.url()} ${reason}`);
      });
      await use(complaints);
      expect(complaints.unexpected, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  activate: async ({ hasTouch }, use) => use((control) => (hasTouch ? control.tap() : control.click())),
});

export { expect };

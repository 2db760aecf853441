import { test as base, expect, type Locator } from '@playwright/test';

/** Collects what the browser complains of. */
export class Complaints {
  readonly #expected: RegExp[] = [];
  readonly #heard: string[] = [];

  /** Declares a complaint that a journey provokes on purpose. */
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
  /** The shopper's answer to the question about privacy before the journey begins. */
  consent: 'yes' | 'no' | 'unasked';
}

interface Fixtures {
  baseURL: string;
  complaints: Complaints;
  /** Presses as this screen's people do: with a finger, or with the mouse. */
  activate: (control: Locator) => Promise<void>;
}

/** Journeys fail on whatever the browser complains of: an error on the console, an exception, an answer that failed. */
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
        // Whoever leaves a page drops what is still on its way to it.
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

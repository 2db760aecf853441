import { test as base, expect } from '@playwright/test';

/** Journeys fail on whatever the browser complains of: an error on the console, an exception, an answer that failed. */
export const test = base.extend<{ baseURL: string; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
  baseURL: async ({}, use) => use(process.env['BASE_URL'] as string),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      page.on('requestfailed', (request) =>
        complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
      );
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

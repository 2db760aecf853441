import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, findPackagedBrowser } from './find-browser.ts';

/** Journeys on the built site: `dist` is served by the project's own server (`serve-site.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: '{testDir}/styleguide/pictures/{arg}{ext}',
  outputDir: '../../node_modules/.cache/haat/browser-results',
  globalSetup: './serve-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Workers often wait for a page: three use two cores fully.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: join(process.env['HAAT_REPORTS'] ?? 'node_modules/.cache/haat/reports', 'browser.json') }],
  ],
  use: {
    launchOptions: findBrowser().launchOptions,
    actionTimeout: 15_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: 'styleguide/*.spec.ts',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'styleguide',
      testMatch: 'styleguide/*.spec.ts',
      // Screenshots that are compared come from one browser with fixed fonts, so that they are the same everywhere.
      use: { launchOptions: findPackagedBrowser().launchOptions, bypassCSP: true },
    },
    {
      name: 'desktop',
      // Every panel is tested with mouse and keyboard, too. The crawl looks for what jumps or sticks out, which the
      // narrow screen shows; what is stored, fetched, priced, answered by the host or done without script is the same on both.
      testIgnore: [
        'styleguide/*.spec.ts',
        'crawl.spec.ts',
        'bytes.spec.ts',
        'cart-market.spec.ts',
        'cart-stored.spec.ts',
        'cart-tabs.spec.ts',
        'account.spec.ts',
        'old-links.spec.ts',
        'checkout-once.spec.ts',
        'earnings.spec.ts',
        'login-failures.spec.ts',
        'offline-add.spec.ts',
        'kept-pictures.spec.ts',
        'hostile-rows.spec.ts',
        'made-to-order.spec.ts',
        'order-accessibility.spec.ts',
        'orders.spec.ts',
        'payment.spec.ts',
        'reset-password.spec.ts',
        'script-fails.spec.ts',
        'script-off.spec.ts',
        'seller-*.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

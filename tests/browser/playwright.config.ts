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
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: join(process.env['HAAT_REPORTS'] ?? 'node_modules/.cache/haat/reports', 'browser.json') }],
  ],
  use: { launchOptions: await findBrowser(), locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'styleguide',
      testMatch: 'styleguide/*.spec.ts',
      // Screenshots that are compared come from one browser with fixed fonts, so that they are the same everywhere.
      use: { launchOptions: await findPackagedBrowser(), bypassCSP: true },
    },
    // The crawl looks for what jumps or sticks out, which the narrow screen shows; the pages are the same files.
    { name: 'desktop', testIgnore: 'crawl.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
});

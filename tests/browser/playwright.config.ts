import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { findBrowser, findPackagedBrowser } from './find-browser.ts';
import { LIMITS } from '../limits.ts';

/**
 * Journeys of the phone alone: what is stored, fetched, priced, answered by the host or done without script is the same on both. The
 * crawl looks for what jumps or sticks out, which a narrow screen shows.
 */
const ON_PHONE = [
  'account.spec.ts',
  'back.spec.ts',
  'bench-scripts.spec.ts',
  'bytes.spec.ts',
  'carried-picture.spec.ts',
  'cart-market.spec.ts',
  'cart-stored.spec.ts',
  'cart-tabs.spec.ts',
  'checkout-once.spec.ts',
  'crawl.spec.ts',
  'data-saving.spec.ts',
  'dictionary.spec.ts',
  'earnings.spec.ts',
  'first-answers.spec.ts',
  'hostile-rows.spec.ts',
  'hosts.spec.ts',
  'kept-pictures.spec.ts',
  'killed-browser.spec.ts',
  'languages.spec.ts',
  'large-text*.spec.ts',
  'login-failures.spec.ts',
  'made-to-order.spec.ts',
  'offline-add.spec.ts',
  'offline.spec.ts',
  'old-links.spec.ts',
  'operator.spec.ts',
  'order-accessibility.spec.ts',
  'orders.spec.ts',
  'payment.spec.ts',
  'panel-motion.spec.ts',
  'picture-sizes.spec.ts',
  'pressed.spec.ts',
  'pseudo-language.spec.ts',
  'reset-password.spec.ts',
  'script-fails.spec.ts',
  'script-off.spec.ts',
  'seller-*.spec.ts',
  'stale-errors.spec.ts',
  'walk.spec.ts',
];

/** Journeys that `npm test` runs on a wide screen, too: a mouse or the room there changes what happens. */
const ON_DESKTOP = [
  'busy.spec.ts',
  'hindi.spec.ts',
  'look.spec.ts',
  'menu.spec.ts',
  'prerender.spec.ts',
  'product-page.spec.ts',
];

/**
 * Journeys of `npm run test:every` alone, as are single ones with the tag `@rare`: rare ways and failures, and what tests of single parts
 * hold already. `npm test` is to end within 12 minutes on two processors.
 */
export const RARE_FILES = [
  'all-reviews.spec.ts',
  'back.spec.ts',
  'bench-scripts.spec.ts',
  'busy.spec.ts',
  'carried-picture.spec.ts',
  'cart-market.spec.ts',
  'cart-stored.spec.ts',
  'cart-tabs.spec.ts',
  'checkout-once.spec.ts',
  'colours.spec.ts',
  'compare.spec.ts',
  'consent-position.spec.ts',
  'dictionary.spec.ts',
  'extras.spec.ts',
  'find-size.spec.ts',
  'first-paint.spec.ts',
  'hero.spec.ts',
  'hostile-rows.spec.ts',
  'hosts.spec.ts',
  'islands.spec.ts',
  'killed-browser.spec.ts',
  'language-choice.spec.ts',
  'languages.spec.ts',
  'large-text-host.spec.ts',
  'large-text.spec.ts',
  'lists.spec.ts',
  'login-failures.spec.ts',
  'look.spec.ts',
  'near-pictures.spec.ts',
  'newsletter.spec.ts',
  'offline-add.spec.ts',
  'old-links.spec.ts',
  'order-accessibility.spec.ts',
  'own-facets.spec.ts',
  'pagination.spec.ts',
  'panel-motion.spec.ts',
  'picture-sizes.spec.ts',
  'prerender.spec.ts',
  'pressed.spec.ts',
  'privacy.spec.ts',
  'pseudo-language.spec.ts',
  'register.spec.ts',
  'reset-password.spec.ts',
  'restock.spec.ts',
  'return-photos.spec.ts',
  'script-fails.spec.ts',
  'search-understood.spec.ts',
  'seller-look.spec.ts',
  'seller-print.spec.ts',
  'session.spec.ts',
  'shared-list.spec.ts',
  'sharpen.spec.ts',
  'sheet-drag.spec.ts',
  'sheet-first-tap.spec.ts',
  'sheet-history.spec.ts',
  'sheet-trace.spec.ts',
  'slow-arrival.spec.ts',
  'slow-panels.spec.ts',
  'stale-errors.spec.ts',
  'transition.spec.ts',
  'variants.spec.ts',
  'waiting.spec.ts',
];

export const RARE_TAG = /@rare/;

/** Tests of projects of their own. */
const OF_OTHERS = ['styleguide/*.spec.ts', 'engines/*.spec.ts'];

/** A wide screen with mouse and keyboard. */
export const desktop: Project = {
  name: 'desktop',
  testIgnore: [...OF_OTHERS, ...ON_PHONE],
  use: { viewport: { width: 1280, height: 800 } },
};

export const phone: Project = {
  name: 'phone',
  testIgnore: [...OF_OTHERS, ...RARE_FILES],
  use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

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
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.expect },
  reporter: [
    ['list'],
    ['json', { outputFile: join(process.env['HAAT_REPORTS'] ?? 'node_modules/.cache/haat/reports', 'browser.json') }],
  ],
  use: {
    launchOptions: findBrowser().launchOptions,
    actionTimeout: LIMITS.action,
    // offline.spec.ts allows it. Elsewhere requests are to reach `page.route`.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    { ...phone, grepInvert: RARE_TAG },
    {
      name: 'styleguide',
      testMatch: 'styleguide/*.spec.ts',
      // Screenshots that are compared come from one browser with fixed fonts, so that they are the same everywhere.
      use: { launchOptions: findPackagedBrowser().launchOptions, bypassCSP: true },
    },
    { ...desktop, testMatch: ON_DESKTOP, grepInvert: RARE_TAG },
  ],
});

import type { PlaywrightTestConfig } from '@playwright/test';
import config, { desktop, phone, RARE_FILES, RARE_TAG } from './playwright.config.ts';

/** What `npm test` leaves out: all journeys on a wide screen, the rare ones on a phone, the crawl of every page, and an order in other engines. */
const every: PlaywrightTestConfig = {
  ...config,
  projects: [
    desktop,
    { ...phone, testIgnore: undefined, testMatch: RARE_FILES },
    { ...phone, name: 'phone, rare', grep: RARE_TAG },
    { name: 'other engines', testMatch: 'engines/*.spec.ts' },
    { ...phone, name: 'crawl', testIgnore: undefined, testMatch: 'crawl.spec.ts', metadata: { everyPage: true } },
  ],
};

export default every;

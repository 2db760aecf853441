import config, { desktop, phone, RARE } from './playwright.config.ts';

/** What `npm test` leaves out: all journeys on a wide screen, the rare ones on a phone, and the crawl of every page. */
export default {
  ...config,
  projects: [
    desktop,
    { ...phone, testIgnore: undefined, testMatch: RARE },
    { ...phone, name: 'crawl', testIgnore: undefined, testMatch: 'crawl.spec.ts', metadata: { everyPage: true } },
  ],
};

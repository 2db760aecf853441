import config, { desktop, phone } from './playwright.config.ts';

/** What `npm test` leaves out: all journeys on a wide screen, and the crawl of every page. */
export default {
  ...config,
  projects: [desktop(), { ...phone, testIgnore: undefined, testMatch: 'crawl.spec.ts', metadata: { everyPage: true } }],
};

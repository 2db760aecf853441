/**
 * Tests of `npm run test:every` alone: they take long, and what they look at seldom changes. As do journeys with the tag `@rare`, they
 * spare `npm test` time, which is to end within 15 minutes on two processors. With `HAAT_EVERY=on` Vitest finds them, too.
 */
export const RARE_TESTS = [
  // It sends thousands of requests that nobody would send.
  'tests/api/fuzz.test.ts',
  // The same on SQLite is in `npm test`.
  'tests/api/walk-postgres.test.ts',
  // It changes files at random. The traps that it found are in `npm test`.
  'tests/import/mutations.test.ts',
  'tests/integration/many-categories.test.ts',
  // It starts a container's programs as an account without rights.
  'tests/hosting/container-run.test.ts',
  // Each of its refused plugins takes a bundling of all templates.
  'tests/integration/overrides/plugins.test.ts',
  // It builds a shop of 150 products with one worker, two and three. All other tests build with two.
  'tests/integration/workers.test.ts',
  // It builds a shop in four parts on machines that are killed.
  'tests/integration/shards.test.ts',
  // It installs the package as a merchant does, with all that it depends on.
  'tests/packaging/journey.test.ts',
  // It builds the whole sample twice.
  'tests/packaging/sample.test.ts',
  // It packs the product. The same in a checkout is in `npm test`.
  'tests/packaging/first-start.test.ts',
  // It renders every page of the sample twice.
  'tests/sample/light-pages.test.ts',
  // It decodes all pictures of the sample.
  'tests/sample/pictures.test.ts',
  // It encodes made photographs, and compares all pictures of the sample with their files.
  'tests/sample/shown-pictures.test.ts',
];

/** Tests that `npm test` runs shorter than `npm run test:every`. */
export const LONGER_TESTS = [
  // The whole host instead of what depends on the database.
  'tests/api/postgres.test.ts',
  // 300 random builds instead of 60.
  'tests/integration/incremental.test.ts',
  // 300 random sequences of changes instead of 100.
  'tests/catalog/snapshot.test.ts',
];

/** Whether this run is one of `npm run test:every`. */
export const isEvery = process.env['HAAT_EVERY'] === 'on';

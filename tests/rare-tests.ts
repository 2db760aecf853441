/**
 * Tests of `npm run test:every` alone: they take long, and what they look at seldom changes. As do journeys with the tag `@rare`, they
 * spare `npm test` time, which is to end within 12 minutes on two processors. With `HAAT_EVERY=on` Vitest finds them, too.
 */
export const RARE_TESTS = [
  // They start each command in many ways. What a command reads and writes is tested with the command.
  'tests/cli/terminal/disk-errors.test.ts',
  'tests/cli/outputs.test.ts',
  'tests/cli/terminal/read-options.test.ts',
  'tests/cli/without-tools.test.ts',
  // It imports a file of each format twice.
  'tests/import/refused-again.test.ts',
  // It builds a shop four times. Photographs and other builds have themes, too.
  'tests/integration/theme/themed-build.test.ts',
  // It sends thousands of requests that nobody would send.
  'tests/api/fuzz.test.ts',
  // They kill the host, an import, a build and an upload at every step.
  'tests/api/walk-sqlite.test.ts',
  'tests/cli/deploy/killed-deploy.test.ts',
  'tests/import/killed-import.test.ts',
  'tests/integration/killed-build.test.ts',
  'tests/api/walk-postgres.test.ts',
  // The same on SQLite is in `npm test`.
  'tests/api/outages-postgres.test.ts',
  // It makes a package of a later version, and upgrades a shop to it.
  'tests/cli/upgrade/later-version.test.ts',
  // It changes files at random. The traps that it found are in `npm test`.
  'tests/import/mutations.test.ts',
  'tests/integration/many-categories.test.ts',
  // It starts a container's programs as an account without rights.
  'tests/cli/hosting/container-run.test.ts',
  // Each of its refused plugins takes a bundling of all templates.
  'tests/integration/overrides/plugins.test.ts',
  // More random builds than `npm test` makes.
  'tests/integration/incremental-more.test.ts',
  // It builds a shop four times, and compresses every file of it in each form.
  'tests/integration/compressed-forms.test.ts',
  // It builds a shop of 150 products with one worker, two and three. All other tests build with two.
  'tests/integration/workers.test.ts',
  // It builds a shop in four parts on machines that are killed.
  'tests/integration/shards.test.ts',
  // It installs the package as a merchant does, with all that it depends on.
  'tests/cli/packaging/journey.test.ts',
  // It builds the whole sample twice.
  'tests/cli/packaging/sample.test.ts',
  // It packs the product. The same in a checkout is in `npm test`.
  'tests/cli/packaging/first-start.test.ts',
  // It renders every page of the sample twice.
  'tests/sample/light-pages.test.ts',
  // It decodes all pictures of the sample.
  'tests/sample/pictures.test.ts',
  // It encodes made photographs, and compares all pictures of the sample with their files.
  'tests/sample/shown-pictures.test.ts',
];

/** Tests that `npm test` runs shorter than `npm run test:every`: with fewer random steps, or without those that build a shop once more. */
export const LONGER_TESTS = [
  // Every fault in every kind of file.
  'tests/admin/broken-files.test.ts',
  // The whole host instead of what depends on the database.
  'tests/api/postgres.test.ts',
  'tests/catalog/search/search-index.test.ts',
  'tests/catalog/snapshot.test.ts',
  'tests/cli/catalog-check.test.ts',
  'tests/cli/first-start.test.ts',
  'tests/import/commands.test.ts',
  'tests/integration/budgets.test.ts',
  'tests/integration/common-results.test.ts',
  'tests/integration/editions.test.ts',
  'tests/integration/incremental.test.ts',
  'tests/integration/overrides/own-pages.test.ts',
  'tests/integration/overrides/own-shop.test.ts',
  'tests/integration/priced-results.test.ts',
  'tests/integration/second-shop.test.ts',
  'tests/integration/shell-parts.test.ts',
  'tests/integration/sitemap.test.ts',
  'tests/cli/new-shop/build.test.ts',
  'tests/cli/packaging/package.test.ts',
  'tests/cli/server/every-server.test.ts',
  'tests/views/plain-views.test.ts',
];

/** Whether this run is one of `npm run test:every`. */
export const isEvery = process.env['HAAT_EVERY'] === 'on';

/**
 * Tests that change what a process is, and so have one each: they put other modules in the places of the shop's, work in another folder, or render with
 * React as it is in development, where builds in the same process need it as it is in production. All others
 * share processes with the modules that these have loaded.
 */
export const ALONE = [
  'tests/admin/app/forms.test.ts',
  'tests/admin/app/save.test.ts',
  'tests/integration/byte-saving/byte-savers.test.ts',
  'tests/integration/editions.test.ts',
  'tests/integration/incremental.test.ts',
  'tests/integration/incremental-more.test.ts',
  'tests/integration/overrides/*.test.ts',
  'tests/islands/*.test.ts',
];

/**
 * Tests that change what a process is, and so have one each: they put other modules in the places of the shop's, or work in another folder. All others
 * share processes with the modules that these have loaded.
 */
export const ALONE = [
  'tests/integration/byte-saving/byte-savers.test.ts',
  'tests/integration/editions.test.ts',
  'tests/integration/incremental.test.ts',
  'tests/integration/incremental-more.test.ts',
  'tests/integration/overrides/*.test.ts',
];

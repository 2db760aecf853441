/** Where the styleguide is built for the tests: with the second shop's catalogue, which only changes with the code. */
export const STYLEGUIDE_FOLDER = 'node_modules/.cache/haat/styleguide';

export const STYLEGUIDE_ENVIRONMENT = {
  STYLEGUIDE: '1',
  API_ORIGIN: '/api',
  CATALOG_DIR: 'tests/fixtures/second-shop',
  OUT_DIR: STYLEGUIDE_FOLDER,
};

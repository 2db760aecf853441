import type { Plugin } from 'vite';

/**
 * Removes view models from the bundled templates: a build passes them to pages as `Astro.locals.view`. So templates don't change with the code that
 * makes view models, and can't read the catalogue.
 */
export const viewsPlugin: Plugin = {
  name: 'haat-views',
  apply: 'build',
  load: {
    filter: { id: /\/src\/views\/route(?:s|-view)\.ts$/ },
    handler: (id: string) =>
      id.endsWith('/routes.ts')
        ? 'export const ROUTES = {};'
        : 'export const viewOf = (_route, { locals }) => locals.view; export const staticPaths = () => [];',
  },
};

import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// The catalogue, the pictures and where the site is written come from src/integration, which calls Astro: `npm run build`.
export default defineConfig({
  output: 'static',
  // Islands are rendered at build; src/layouts/scripts/boot.ts brings them to life when they are touched.
  integrations: [react()],
  trailingSlash: 'never',
  // `/cart` is cart.html: one request without a redirect on every host that maps clean addresses.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16, redirects: false },
  devToolbar: { enabled: false },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page names its scripts: Page.<hash>.js, not Page.astro_astro_type_script_index_0_lang.<hash>.js.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash].js`,
            },
          },
        },
      },
    },
    build: {
      // Scripts stay files, so that they are fetched once for all pages.
      assetsInlineLimit: 0,
      rollupOptions: {
        output: {
          codeSplitting: {
            groups: [
              // One file for React and what starts it, which budgets name by itself and shoppers keep from release to release.
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|scripts[\\/]define-island\.ts/,
              },
              // What is always wanted together is one file: each more is a name in every list, and compresses by itself.
              {
                name: 'base',
                test: /node_modules[\\/](?:@nanostores[\\/]persistent|nanostores)[\\/]|src[\\/](?:paths|core[\\/]constants|stores[\\/](?:notice|page|storage))\.ts|virtual:shop-facts/,
              },
              { name: 'cart', test: /src[\\/](?:core[\\/](?:cart|stored-cart|size-words)|stores[\\/]cart)\.ts/ },
            ],
          },
        },
      },
    },
  },
  prerenderConflictBehavior: 'error',
});

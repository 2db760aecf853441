import type { AstroConfig } from 'astro';
import { FIRST_CARDS } from './search-copies-plugin.ts';

/** Astro's settings that the shop depends on: a static site of files with clean addresses, and scripts cut the way budgets count them. */
export const SETTINGS = {
  output: 'static',
  trailingSlash: 'never',
  // `/cart` is cart.html: one request without a redirect on every host that maps clean addresses.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16, redirects: false },
  devToolbar: { enabled: false },
  prerenderConflictBehavior: 'error',
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page names its scripts: Page.<hash>.js, not Page.astro_astro_type_script_index_0_lang.<hash>.js.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash:7].js`,
              // Lists of what to load together hold many names; seven characters tell the versions of a file apart.
              // The file of React names this one, and is not to change for it.
              chunkFileNames: ({ name }) => `_astro/${name}.[hash${name === 'rolldown-runtime' ? '' : ':7'}].js`,
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
              // One file for React, what starts it and what binds it to stores, which budgets name by itself and shoppers keep from release to
              // release.
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|boot[\\/]define-island\.ts|islands[\\/]use-store\.ts/,
              },
              // Before groups whose files load others, as they would take it along.
              { name: 'preload', test: /client[\\/]boot[\\/]preload\.ts$|vite[\\/]preload-helper/ },
              // What is always wanted together is one file: each more is a name in every list, and compresses by itself.
              {
                name: 'base',
                test: /node_modules[\\/](?:@nanostores[\\/]persistent|nanostores)[\\/]|src[\\/](?:core[\\/]site[\\/](?:constants|own-path|stored-keys)|browser[\\/](?:notice|page|status|storage))\.ts$|virtual:shop-facts$/,
              },
              // What a query needs, which a page of results asks for first (render/link-template-scripts.ts).
              { name: 'find', test: FIRST_CARDS },
              { name: 'paths', test: /src[\\/]paths\.ts$/ },
              { name: 'templates', test: /src[\\/]browser[\\/](?:parts|templates)\.ts$/ },
              { name: 'busy', test: /src[\\/]browser[\\/]busy\.ts$/ },
              {
                name: 'drafts',
                test: /src[\\/]client[\\/](?:forms[\\/]form-(?:values|draft)|checkout[\\/]placing-key)\.ts/,
              },
              { name: 'forms', test: /client[\\/]forms[\\/]form-(?:errors|send)\.ts/ },
              {
                name: 'session',
                test: /src[\\/](?:stores[\\/]session(?:-answer)?|browser[\\/](?:api|api-answer|token))\.ts/,
              },
              {
                name: 'cart',
                test: /src[\\/](?:core[\\/](?:cart[\\/]cart|size[\\/]size-words)|stores[\\/](?:(?:stored-)?cart|cart-hash)|browser[\\/]cart-address|client[\\/]cart[\\/]badge)\.ts/,
              },
              {
                name: 'priced',
                test: /src[\\/](?:core[\\/](?:calendar[\\/]indian-day|order[\\/]order-total|product[\\/]price-file|cart[\\/]priced-cart)|stores[\\/](?:priced-cart|prices))\.ts/,
              },
              // Last, as what it has in common with the cart belongs there.
              { name: 'wishlist', test: /src[\\/]stores[\\/](?:mark-)?wishlist\.ts/ },
              { name: 'fetch-page', test: /src[\\/](?:browser[\\/]fetch-page|stores[\\/]copy-parts)\.ts/ },
            ],
          },
        },
      },
    },
  },
} satisfies DeepPartial<AstroConfig>;

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };

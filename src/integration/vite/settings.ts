import type { AstroConfig } from 'astro';
import { SCRIPT_GROUPS } from './script-groups.ts';

/** Astro's settings that the shop depends on: a static site of files with clean addresses, and scripts divided as budgets count them. */
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
              // Every page names its scripts: Frame.<hash>.js, not Frame.astro_astro_type_script_index_0_lang.<hash>.js.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro.*/, '')}.[hash:7].js`,
              // Lists of files to load together contain many names. Seven characters are enough to tell the versions of a file apart.
              // The bundler's helpers are in the list of every page, where their long name would take 20 bytes.
              chunkFileNames: ({ name }) => `_astro/${name === 'rolldown-runtime' ? 'lib' : name}.[hash:7].js`,
              codeSplitting: { groups: SCRIPT_GROUPS },
            },
          },
        },
      },
    },
    build: {
      // Scripts stay files, so that they are fetched once for all pages.
      assetsInlineLimit: 0,
    },
  },
} satisfies DeepPartial<AstroConfig>;

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };

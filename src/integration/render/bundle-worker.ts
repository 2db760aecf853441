import { join } from 'node:path';
import { build } from 'vite';
import { WORKER_PATH } from '../../core/offline/cache-names.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import { messagesPlugin } from '../messages/messages-plugin.ts';
import { collectFacts, shopFactsPlugin } from '../vite/shop-facts-plugin.ts';
import { sourceFolder } from '../../package.ts';

/**
 * Bundles the service worker into one classic script in the folder of a bundle's files: the one in src/worker, or, for a shop that switches it off,
 * one that unregisters itself. `ofAllPages` are the names of scripts that every page has, without their hashes.
 */
export async function bundleWorker(folder: string, ofAllPages: readonly string[]): Promise<void> {
  const name = collectFacts().keepsNoPages ? 'remove' : 'worker';
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [shopFactsPlugin(), messagesPlugin(FIRST_LANGUAGE)],
    define: { SCRIPTS_OF_ALL_PAGES: JSON.stringify(ofAllPages) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(sourceFolder, 'worker', `${name}.ts`),
        formats: ['iife'],
        name: 'worker',
        fileName: () => WORKER_PATH.slice(1),
      },
    },
  });
}

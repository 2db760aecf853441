import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatProblems } from '../catalog/source/problems.ts';
import { type BuildOptions, type BuildResult, openSiteBuild, type SiteBuild } from './build-site.ts';
import { serveCatalog } from './dev-server.ts';
import { findFolders, type Folders } from './folders.ts';
import { preloadPlugin } from './preload-plugin.ts';
import { prepareSite } from './prepare-site.ts';
import { SETTINGS } from './settings.ts';
import { shopFactsPlugin } from './shop-facts-plugin.ts';

export interface HaatOptions extends BuildOptions {
  /** Folders to read and write. Taken from the environment (`findFolders`) by default. */
  folders?: Folders;
  /** Called after a site was published. */
  onPublished?: (result: BuildResult) => void;
}

const KEY = Symbol.for('haat.commandOptions');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<HaatOptions> };

/**
 * Options that a command of package.json adds to those of astro.config.mjs while it runs Astro: `commandOptions.run(options, () => build({}))`.
 * Kept on `globalThis`, because Astro may load its configuration, and this module with it, a second time.
 */
export const commandOptions = holder[KEY] ?? new AsyncLocalStorage<HaatOptions>();
holder[KEY] = commandOptions;

/**
 * The shop as an Astro integration. `astro build` reads the catalogue, renders the pages, prepares pictures, checks the site and
 * publishes it. `astro dev` shows the catalogue and follows its changes.
 * @throws CatalogError and SiteFaults from Astro's `build()`; nothing is published then.
 */
export default function haat(configured: HaatOptions = {}): AstroIntegration {
  let options = configured;
  let folders: Folders;
  let started: SiteBuild | undefined;
  return {
    name: 'haat',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        options = { ...configured, ...commandOptions.getStore() };
        folders = options.folders ?? findFolders();
        updateConfig({ ...SETTINGS, cacheDir: folderUrl(`${folders.cache}/astro`) });
        if (command === 'dev') {
          await prepareSite(folders, options);
          updateConfig({ vite: { plugins: [shopFactsPlugin()] } });
        } else if (command === 'build') {
          started = await openSiteBuild(folders, options);
          const { site, folder, tokens } = started;
          updateConfig({
            outDir: folderUrl(folder),
            site: site.url,
            vite: {
              plugins: [shopFactsPlugin(), preloadPlugin(), tokens.scripts],
              css: { postcss: { plugins: [tokens.styles] } },
            },
          });
        }
      },
      'astro:server:setup': ({ server, logger }) => serveCatalog(server, folders, logger),
      'astro:build:start': () => started?.startPictures(),
      'astro:build:done': async ({ logger }) => {
        if (!started) return;
        const result = await started.finish();
        if (result.warnings.length > 0) logger.info(formatProblems(result.warnings));
        logger.info(`published ${result.pages} pages: ${folders.out}`);
        options.onPublished?.(result);
      },
    },
  };
}

const folderUrl = (folder: string): URL => pathToFileURL(`${folder}/`);

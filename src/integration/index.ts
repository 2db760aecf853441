import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formatProblems } from '../catalog/problems.ts';
import { type BuildOptions, type BuildResult, openSiteBuild, type SiteBuild } from './build-site.ts';
import { serveCatalog } from './dev-server.ts';
import { findFolders, type Folders } from './folders.ts';
import { preloadPlugin } from './preload.ts';
import { prepareSite } from './prepare-site.ts';
import { SETTINGS } from './settings.ts';
import { shopFactsPlugin } from './shop-facts.ts';

export interface HaatOptions extends BuildOptions {
  /** Where to read and write; from the environment (`findFolders`) where it is not told. */
  folders?: Folders;
  /** Called with what was published. */
  onPublished?: (result: BuildResult) => void;
}

const KEY = Symbol.for('haat.commandOptions');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<HaatOptions> };

/**
 * What a command of package.json adds to the options of astro.config.mjs while it runs Astro: `commandOptions.run(options, () => build({}))`.
 * Held by the process, as Astro may load its configuration, and this file with it, a second time.
 */
export const commandOptions = holder[KEY] ?? new AsyncLocalStorage<HaatOptions>();
holder[KEY] = commandOptions;

/**
 * The shop as an Astro integration: `astro build` reads the catalogue, renders its pages, prepares pictures, checks and publishes;
 * `astro dev` shows the catalogue while it is being changed.
 * @throws CatalogError and SiteFaults out of Astro's `build()`; nothing is published then.
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

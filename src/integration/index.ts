import { AsyncLocalStorage } from 'node:async_hooks';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { formatReport } from '../catalog/problems/report.ts';
import { FIRST_LANGUAGE } from '../messages/language.ts';
import { isInstalled, sourceFolder } from '../package.ts';
import { ROUTES } from '../views/routes.ts';
import { type BuildOptions, openSiteBuild, type SiteBuild } from './build-site.ts';
import { byteSavers } from './byte-saving/byte-savers.ts';
import { DevSite, followCatalog, serveCatalog } from './dev-server.ts';
import { findFolders, type Folders } from './files/folders.ts';
import { tellServed } from './on-served.ts';
import { devGate } from './serving/dev-gate.ts';
import { dataFolder, refusePrivateFiles } from './serving/private-files.ts';
import { listServed } from './serving/served-files.ts';
import { messagesPlugin } from './messages/messages-plugin.ts';
import { checkProps } from './overrides/check-props.ts';
import { overridesPlugin } from './overrides/overrides-plugin.ts';
import { type ComponentOverrides, readOverrides } from './overrides/read-overrides.ts';
import { pluginsPlugin } from './plugins/plugins-plugin.ts';
import { type HaatPlugin, readPlugins } from './plugins/read-plugins.ts';
import { bundleFolder } from './bundle-folder.ts';
import { BundleWriter } from './render/bundle-writer.ts';
import { SHELL_ROUTE, SHELL_TEMPLATE } from './examine/shell-parts.ts';
import { viewsPlugin } from './render/views-plugin.ts';
import { SETTINGS } from './vite/settings.ts';
import { tinyCopiesPlugin } from './vite/tiny-copies-plugin.ts';
import { withOptions } from './shop-options.ts';
import { foldersApart } from './stamp.ts';
import { withFurther } from './run-astro.ts';
import { searchCopiesPlugin } from './vite/search-copies-plugin.ts';
import { collectBundleFacts, shopFactsPlugin } from './vite/shop-facts-plugin.ts';
import { readTheme } from '../theme/read-theme.ts';
import { themePlugin } from './theme/theme-plugin.ts';

export type { ProductView } from '../views/product/product.ts';
export type { HeadTag, PageHooks, PluginPage } from '../views/plugin-page.ts';
export type { HaatPlugin } from './plugins/read-plugins.ts';
export type { FinishedSite } from './plugins/run-after-build.ts';

export interface HaatOptions extends BuildOptions {
  /** Folders to read and write. Taken from the environment by default (`findFolders`). */
  folders?: Folders;
  /** Whether `astro build` only bundles the templates, for the shop whose facts were given to `setBundleFacts`. */
  bundlesOnly?: boolean;
  /** The language in which templates are bundled; English by default. */
  language?: string;
  /** The shop's components by the names of the public components that they replace (src/components/README.md). */
  components?: ComponentOverrides;
  /** Plugins. They add tags to the head, structured data, sections of product pages, or steps after a build. */
  plugins?: readonly HaatPlugin[];
}

const KEY = Symbol.for('haat.commandOptions');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<HaatOptions> };

/**
 * Options that a command of package.json adds to those of astro.config.mjs while it runs Astro.
 * @example commandOptions.run(options, () => build({}))
 */
export const commandOptions = holder[KEY] ?? new AsyncLocalStorage<HaatOptions>();
holder[KEY] = commandOptions;

/**
 * The shop as an Astro integration. `astro build` reads the catalogue, renders the pages, prepares pictures, checks the site and publishes it. `astro
 * dev` shows the catalogue and follows its changes.
 * @throws CatalogError and SiteFaults from Astro's `build()`; nothing is published then
 */
export default function haat(configured: HaatOptions = {}): AstroIntegration {
  let options = configured;
  let folders: Folders;
  let dev: DevSite | undefined;
  let started: SiteBuild | undefined;
  let writer: BundleWriter | undefined;
  const integration: AstroIntegration = {
    name: 'haat',
    hooks: {
      'astro:config:setup': async ({ addMiddleware, command, injectRoute, injectScript, updateConfig }) => {
        options = { ...configured, ...commandOptions.getStore() };
        folders = options.folders ?? findFolders();
        const overrides = readOverrides(options.components);
        const plugins = readPlugins(options.plugins);
        await checkProps(overrides);
        for (const { file, pattern } of Object.values(ROUTES))
          injectRoute({ pattern: `/${pattern}`, entrypoint: routeEntry(file) });
        updateConfig({ ...SETTINGS, integrations: [react()], cacheDir: folderUrl(`${folders.cache}/astro`) });
        updateConfig({
          vite: {
            plugins: [
              themePlugin(folders.theme),
              pluginsPlugin(plugins),
              messagesPlugin(options.language ?? FIRST_LANGUAGE),
            ],
          },
        });
        if (command === 'dev') {
          injectScript('page', REACT_REFRESH);
          dev = await DevSite.open(folders, options);
          addMiddleware({
            order: 'pre',
            entrypoint: pathToFileURL(join(sourceFolder, 'integration/own-pages/dev-view.ts')),
          });
          // The catalogue has its own watch (watch-tree.ts). Builds, tests and the code of commands and of the API host change nothing on pages, but
          // Vite would watch each of their files.
          // Vite would watch each of their files.
          const apart = [...['.builds', 'tests'].map((name) => resolve(name)), dataFolder(), ...foldersApart()];
          const ignored = [folders.catalog, folders.out, ...apart].map((folder) => `${folder}/**`);
          const named = [folders.theme, ...plugins.flatMap(({ productSection, page }) => [productSection, page])];
          // No service worker: it would keep pages that are being changed.
          updateConfig({
            vite: {
              plugins: [devGate(), shopFactsPlugin({ keepsNoPages: true }), overridesPlugin(overrides)],
              server: { watch: { ignored }, cors: false, fs: { strict: true, allow: listServed(named) } },
            },
          });
        } else if (command === 'build') {
          refusePrivateFiles();
          injectRoute({ pattern: SHELL_ROUTE, entrypoint: pathToFileURL(SHELL_TEMPLATE) });
          if (!options.bundlesOnly) started = await openSiteBuild(folders, options);
          const subject = { language: options.language ?? FIRST_LANGUAGE, facts: collectBundleFacts() };
          writer = new BundleWriter(await bundleFolder(folders, subject), subject.language, overrides, plugins);
          updateConfig({
            outDir: folderUrl(writer.outDir),
            vite: {
              plugins: [shopFactsPlugin(), searchCopiesPlugin(), tinyCopiesPlugin(), viewsPlugin, ...writer.plugins],
            },
          });
          if (isInstalled) updateConfig({ vite: BUNDLED_WHOLE });
          updateConfig({ vite: byteSavers(readTheme(folders.theme)) });
        }
      },
      'astro:server:setup': async ({ server, logger }) => {
        if (!dev) return;
        // The editor comes first, as it must be reachable while there is no catalogue to show.
        tellServed({ server, site: dev, follower: followCatalog(server, dev, logger) });
        await serveCatalog(server, dev);
      },
      'astro:build:start': ({ setPrerenderer }) => writer?.replacePrerenderer(setPrerenderer),
      'astro:build:done': async ({ logger }) => {
        const bundle = await writer?.publish();
        if (!started || !bundle) return;
        const { pages, warnings } = await started.finish(await withFurther(bundle, folders));
        if (warnings.length > 0) logger.info(formatReport(warnings));
        logger.info(`published ${pages} pages: ${folders.out}`);
      },
    },
  };
  return withOptions(integration, configured);
}

/** Bundled templates are in the shop's folder, which may not have the packages that this one depends on. */
const BUNDLED_WHOLE = { environments: { prerender: { resolve: { noExternal: true as const } } } };

/** Vite's React plugin needs this on a page before the first component. Astro adds it only for islands that it starts itself. */
const REACT_REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const routeEntry = (file: string): URL => pathToFileURL(join(sourceFolder, 'routes', `${file}.astro`));

const folderUrl = (folder: string): URL => pathToFileURL(`${folder}/`);

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { OWN_PAGES_FOLDER } from '../../catalog/own-pages.ts';
import type { Bundle } from './bundle.ts';
import { joinLayers } from './join-layers.ts';
import { linkTemplateScripts } from './link-template-scripts.ts';
import { nameImports } from './name-imports.ts';
import { openLaterScripts, openScripts } from './script-imports.ts';
import { sourceFolder, viteId } from '../../package.ts';

interface InlineStyle {
  readonly type: 'inline';
  readonly content: string;
}

interface RouteInfo {
  readonly routeData: RouteData;
  readonly styles: readonly InlineStyle[];
}

/** The part of Astro's application that is used here (astro/dist/core/build/app.js). */
export interface TemplateApp {
  readonly manifest: {
    readonly routes: readonly RouteInfo[];
    /** Addresses of bundled modules. */
    readonly entryModules: Readonly<Record<string, string>>;
  };
  setInternals(internals: object): void;
  setOptions(options: object): void;
  render(
    request: Request,
    options: { routeData: RouteData; locals: { view: unknown }; addCookieHeader: false },
  ): Promise<Response>;
}

/** Renders the page at a path, as UTF-8: `file` is its route's file, `view` its view model. */
export type RenderPage = (path: string, file: string, view: unknown) => Promise<Buffer>;

export const openApp = async (entry: string): Promise<TemplateApp> =>
  ((await import(pathToFileURL(entry).href)) as { app: TemplateApp }).app;

/** The file of a route's template, without `.astro`: of the product relative to its src/routes, of the shop as Astro names it (`src/pages/our-story`). */
export const routeFile = ({ component }: RouteData): string =>
  viteId(resolve(component))
    .replace(`${viteId(sourceFolder)}/routes/`, '')
    .replace(`${viteId(process.cwd())}/`, '')
    .replace(/\.astro$/, '');

/**
 * Loads bundled templates. Astro's build gives their application its records of styles and scripts; the manifest has the same
 * data.
 */
export async function openRenderer(bundle: Bundle): Promise<RenderPage> {
  const app = await openApp(bundle.entry);
  const { routes } = app.manifest;
  const styles = new Map(routes.map(({ routeData, styles: sheets }) => [routeKey(routeData), joinSheets(sheets)]));
  const pagesByKeys = {
    get: (key: string) => ({ styles: (styles.get(key) ?? []).map((sheet) => ({ sheet, order: 0, depth: 0 })) }),
  };
  app.setInternals({ pagesByKeys, entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });
  const findScripts = openScripts(bundle.files);
  const findLater = openLaterScripts(bundle.files);
  const byFile = new Map(routes.map(({ routeData }) => [routeFile(routeData), routeData]));
  return async (path, file, view) => {
    const route = byFile.get(file);
    if (!route) throw new Error(`There is no template ${file}.astro for ${path}.`);
    const response = await app.render(new Request(`http://localhost${encodeURI(path)}`), {
      // With the address Astro doesn't look it up among the route's static paths, which tell an own page of the shop its props.
      routeData: route.params.length > 0 && file.startsWith(OWN_PAGES_FOLDER) ? route : { ...route, pathname: path },
      locals: { view },
      addCookieHeader: false,
    });
    if (response.status >= 400 && path !== '/404')
      throw new Error(`${path} could not be rendered: ${response.status}.`);
    const html = await linkTemplateScripts(await response.text(), findScripts, findLater);
    return Buffer.from(await nameImports(html, findScripts));
  };
}

function joinSheets(sheets: readonly InlineStyle[]): InlineStyle[] {
  if (sheets.length === 0) return [];
  return [{ type: 'inline', content: joinLayers(sheets.map(({ content }) => content)) }];
}

/** The key of Astro's records of a route (astro/dist/core/build/plugins/util.js). */
const routeKey = ({ route, component }: RouteData): string => `${route}&${component}`;

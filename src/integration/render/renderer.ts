import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { OWN_PAGES_FOLDER } from '../../catalog/own-pages.ts';
import { type EditionLinks, linkInEdition } from '../../core/site/edition-links.ts';
import type { Bundle } from './bundle.ts';
import { joinLayers } from './join-layers.ts';
import { type ComponentApp, openLightRenderer, type RenderRoute } from './light/light-renderer.ts';
import { linkTemplateScripts } from './link-template-scripts.ts';
import { nameImports } from './name-imports.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import { markEnglish } from './mark-english.ts';
import { MARK_START, type ShellMarks } from '../../core/site/shell-marks.ts';
import { joinPieces, type PagePieces, readParts, SHELL_ROUTE, splitAtMarks } from '../examine/shell-parts.ts';
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

/** The `Astro.locals` of templates. */
interface Locals {
  readonly view: unknown;
  readonly shellMarks?: ShellMarks;
}

/** The parts of Astro's application that are used here (astro/dist/core/build/app.js). */
interface TemplateApp extends ComponentApp {
  readonly manifest: ComponentApp['manifest'] & { readonly routes: readonly RouteInfo[] };
  setInternals(internals: object): void;
  setOptions(options: object): void;
  render(
    request: Request,
    options: { routeData: RouteData; locals: object; addCookieHeader: false },
  ): Promise<Response>;
}

/** The fields of a view model that are used here. Pages whose `shell` is the same object share its parts. */
export interface RenderedView {
  readonly shell: object;
}

export interface Renderer {
  /** Renders the page at a path. `file` is its route's file. */
  render(path: string, file: string, view: RenderedView): Promise<PagePieces>;
  /** Renders the parts of a shell. Only for a bundle that shares them (`Bundle.sharesShell`). */
  renderShell(shell: object): Promise<readonly string[]>;
}

/** Loads the bundled templates. `entry` is the path of their main file. */
export const openApp = async (entry: string): Promise<TemplateApp> =>
  ((await import(pathToFileURL(entry).href)) as { app: TemplateApp }).app;

/** The template of a route without `.astro`: for the product relative to its src/routes, for a shop as Astro names it (`src/pages/our-story`). */
export const routeFile = ({ component }: RouteData): string =>
  viteId(resolve(component))
    .replace(`${viteId(sourceFolder)}/routes/`, '')
    .replace(`${viteId(process.cwd())}/`, '')
    .replace(/\.astro$/, '');

export interface RendererOptions {
  /** Whether Astro renders every page, without the light renderer. */
  readonly isByAstro?: boolean;
  /** How addresses in the pages' edition differ from those that templates name. */
  readonly links?: EditionLinks;
  /** The language of the pages; missing for the first one. */
  readonly language?: string;
  readonly warn?: (message: string) => void;
}

const warned = new Set<string>();
/** Prints a warning once, however often it is called with the same one. */
export const warnOnce = (message: string): void => {
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
};

/** Loads bundled templates. Astro's build gives their application its records of styles and scripts; the manifest contains the same data. */
export async function openRenderer(
  bundle: Bundle,
  { isByAstro = false, language = FIRST_LANGUAGE, links, warn = warnOnce }: RendererOptions = {},
): Promise<Renderer> {
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
  const shellRoute = routes.find(({ routeData }) => routeData.route === SHELL_ROUTE)?.routeData as RouteData;
  const renderByAstro: RenderRoute = async (path, routeData, locals) => {
    const request = new Request(`http://localhost${encodeURI(path)}`);
    const response = await app.render(request, { routeData, locals, addCookieHeader: false });
    if (response.status >= 400 && !/(?:^|\/)404$/.test(routeFile(routeData)))
      throw new Error(`${path} could not be rendered: ${response.status}.`);
    return response.text();
  };
  const headOf = (route: RouteData) =>
    (styles.get(routeKey(route)) ?? []).map(({ content }) => `<style>${content}</style>`).join('');
  const renderLight = isByAstro ? renderByAstro : openLightRenderer(app, headOf, renderByAstro, warn);
  const renderTemplate = async (path: string, routeData: RouteData, locals: Locals): Promise<string> => {
    // A shop's own page may use all of Astro.
    const isOwn = routeFile(routeData).startsWith(OWN_PAGES_FOLDER);
    const rendered = await (isOwn ? renderByAstro : renderLight)(path, routeData, locals);
    const html = links ? markEnglish(language, linkInEdition(links, rendered)) : rendered;
    return nameImports(await linkTemplateScripts(html, findScripts, findLater), findScripts);
  };
  const shells = new WeakMap<object, Promise<readonly string[]>>();
  const renderShell = (shell: object): Promise<readonly string[]> => {
    const parts =
      shells.get(shell) ??
      renderTemplate(SHELL_ROUTE, shellRoute, { view: { shell }, shellMarks: 'around' }).then(readParts);
    shells.set(shell, parts);
    return parts;
  };
  return {
    renderShell,
    async render(path, file, view) {
      const route = byFile.get(file);
      if (!route) throw new Error(`There is no template ${file}.astro for ${path}.`);
      // Given the address, Astro doesn't look it up among the static paths of the route, which give a shop's own page its props.
      const routeData =
        route.params.length > 0 && file.startsWith(OWN_PAGES_FOLDER) ? route : { ...route, pathname: path };
      const html = await renderTemplate(path, routeData, bundle.sharesShell ? { view, shellMarks: 'alone' } : { view });
      if (!html.includes(MARK_START)) return [html];
      const own = splitAtMarks(html);
      return own ? joinPieces(own, await renderShell(view.shell)) : [await renderTemplate(path, routeData, { view })];
    },
  };
}

function joinSheets(sheets: readonly InlineStyle[]): InlineStyle[] {
  if (sheets.length === 0) return [];
  return [{ type: 'inline', content: joinLayers(sheets.map(({ content }) => content)) }];
}

/** The key of a route in Astro's records (astro/dist/core/build/plugins/util.js). */
const routeKey = ({ route, component }: RouteData): string => `${route}&${component}`;

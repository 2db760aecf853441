import type { RouteData } from 'astro';
import { type ContextManifest, makeContext, NeedsAstro, type PageContext } from './page-context.ts';
import { PageOutput } from './page-output.ts';

type Template = { default(context: PageContext, props: object, slots: object): unknown };

/** The parts of Astro's application that are used here (astro/dist/core/build/app.js). */
export interface ComponentApp {
  readonly manifest: ContextManifest;
  getComponentByRoute(route: RouteData): Promise<Template>;
}

/** Renders the page of a route at a path. Its template gets `locals` as `Astro.locals`. */
export type RenderRoute = (path: string, route: RouteData, locals: object) => Promise<string>;

/**
 * Renders pages with Astro's compiled components, but without Astro's application (README.md). Astro also renders the first page of each route. If
 * the two differ, Astro renders all pages of that route and `warn` is called, unless a page needs something that only Astro has.
 */
export function openLightRenderer(
  app: ComponentApp,
  headOf: (route: RouteData) => string,
  renderByAstro: RenderRoute,
  warn: (message: string) => void,
): RenderRoute {
  const templates = new Map<string, Promise<Template>>();
  /** By component of a route: whether both renderings of its first page were the same. */
  const isSame = new Map<string, boolean>();
  const render = async (route: RouteData, locals: object): Promise<string> => {
    const loading = templates.get(route.component) ?? app.getComponentByRoute(route);
    templates.set(route.component, loading);
    const context = makeContext(app.manifest, headOf(route), locals);
    const output = new PageOutput(context);
    output.write((await loading).default(context, {}, {}));
    return `<!DOCTYPE html>${await output.finish()}`;
  };
  return async (path, route, locals) => {
    const { component } = route;
    if (isSame.get(component) === false) return renderByAstro(path, route, locals);
    const light: unknown = await render(route, locals).catch((error: unknown) => error);
    if (isSame.get(component) && typeof light === 'string') return light;
    const html = await renderByAstro(path, route, locals);
    isSame.set(component, light === html);
    if (light !== html && !(light instanceof NeedsAstro))
      warn(`${component} is rendered by Astro alone: without it, its pages ${nameResult(light)}. ${ADVICE}`);
    return html;
  };
}

const nameResult = (light: unknown) => (light instanceof Error ? `fail (${light.message})` : 'differ');
const ADVICE = 'The pages are right, but take longer: integration/render/light was made for another version of Astro.';

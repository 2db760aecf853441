import { editionsOf } from '../catalog/site/editions.ts';
import { getSite, type Site } from '../catalog/site/site.ts';
import type { Route, RoutePage } from './routes.ts';

/** What Astro passes to a file of src/routes: in a build the view model, in `astro dev` the page of `staticPaths`. */
interface PageContext<View> {
  readonly locals: { readonly view?: unknown };
  readonly props: { readonly page?: RoutePage<View>; readonly edition?: Site };
}

/** The view model of the page that is being rendered. A route without parameters has a single page. */
export function viewOf<View>(route: Route<View>, { locals, props }: PageContext<View>): View {
  if (locals.view !== undefined) return locals.view as View;
  const { edition = getSite() } = props;
  const page = props.page ?? route.listPages(edition)[0];
  if (!page) throw new Error(`The route ${route.file} has no page.`);
  return page.makeView(edition);
}

/** All pages of a route with parameters, as Astro's `getStaticPaths` returns them. */
export const staticPaths = <View>(route: Route<View>) =>
  editionsOf(getSite()).flatMap((edition) =>
    route
      .listPages(edition)
      .map((page) => ({ params: readParams(route.pattern, page.path), props: { page, edition } })),
  );

/** The values of a route's parameters in an address: the route `[...market]/cart` and the path `/en-ae/cart` give `{ market: 'en-ae' }`. */
export function readParams(route: string, path: string): Record<string, string | undefined> {
  // The home page has an empty path, which only a route with a single rest parameter matches.
  const found = patternOf(route).exec(path) ?? (path === '/' ? patternOf(route).exec('') : null);
  if (!found) throw new Error(`The address ${path} does not match the route ${route}.`);
  return { ...found.groups };
}

const patterns = new Map<string, RegExp>();

/** The regular expression of a route. It is kept, as a route may have as many pages as there are products. */
function patternOf(route: string): RegExp {
  const known = patterns.get(route);
  if (known) return known;
  const parts = route
    .split('/')
    .map((part) => part.replace(/^\[\.\.\.(\w+)\]$/, '(?:/(?<$1>.+))?').replace(/^\[(\w+)\]$/, '/(?<$1>[^/]+)'))
    .map((part) => (part.startsWith('(') || part.startsWith('/(') ? part : `/${part}`));
  const pattern = new RegExp(`^${parts.join('')}$`);
  patterns.set(route, pattern);
  return pattern;
}

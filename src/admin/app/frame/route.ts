import { useSyncExternalStore } from 'react';
import { ADMIN_PATH } from '../../contract.ts';
import { attempt } from '../../../core/data/attempt.ts';

/** The address of a page below `/admin`: `edit/products/WK/kurti-101.json`. Changing the page doesn't load the app again. */
interface Route {
  readonly path: string;
  readonly query: URLSearchParams;
}

const listeners = new Set<() => void>();
let hasUnsaved: () => boolean = () => false;
let current: Route | undefined;

/** The parts of an address of the app. */
export function routeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Route {
  const path = pathname.slice(ADMIN_PATH.length).replace(/^\//, '');
  return { path: decode(path), query: new URLSearchParams(search) };
}

function currentRoute(): Route {
  current ??= routeOf(location);
  return current;
}

const decode = (path: string): string => attempt(() => decodeURIComponent(path)) ?? path;

/** The address of a page of the app: `pageHref('edit', 'products/WK/kurti-101.json')`. */
export function pageHref(page: string, rest = '', query: Readonly<Record<string, string>> = {}): string {
  const parts = [page, ...rest.split('/')].filter(Boolean).map(encodeURIComponent);
  const search = new URLSearchParams(query).toString();
  return [[ADMIN_PATH, ...parts].join('/'), search].filter(Boolean).join('?');
}

/** Opens a page of the app, unless the editor decides to stay with unsaved changes. `href` is made by `pageHref`. */
export function openPage(href: string, { keepsHistory = false } = {}): void {
  if (!keepsHistory && !mayLeave()) return;
  if (keepsHistory) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  follow();
}

/** Asks before a page is left while `isUnsaved` returns true. Returns a function that ends this. */
export function guardUnsaved(isUnsaved: () => boolean): () => void {
  hasUnsaved = isUnsaved;
  return () => {
    if (hasUnsaved === isUnsaved) hasUnsaved = () => false;
  };
}

const mayLeave = (): boolean => !hasUnsaved() || confirm('Leave this page? What you have changed here is not saved.');

function follow(): void {
  current = routeOf(location);
  for (const listener of listeners) listener();
}

/** The current address. A component that uses it renders again when the address changes. */
export const useRoute = (): Route =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentRoute);

/** Makes links of the app and the browser's back button change pages. Call it once. */
export function startRouting(): void {
  addEventListener('popstate', () => {
    const left = currentRoute();
    if (mayLeave()) follow();
    else history.pushState(null, '', pageHref('', left.path));
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.pathname !== ADMIN_PATH && !link.pathname.startsWith(`${ADMIN_PATH}/`)) return;
    event.preventDefault();
    openPage(link.pathname + link.search);
  });
}

import { atom } from 'nanostores';

/** What lies open over the page. The sheet shows a product's page; the others are the same everywhere. */
export type Panel =
  | { readonly name: 'cart' }
  | { readonly name: 'login'; readonly view?: 'login' | 'register' }
  | { readonly name: 'sheet'; readonly path: string };

/**
 * The open panel. Opening one is a step of the browser's history, so that Back closes it; the sheet's step has the
 * product's own address.
 */
export const $panel = atom<Panel | null>(null);

interface PanelState {
  panel?: Panel;
}

/** The panel that a step of the history has open. */
export const panelOf = (state: unknown): Panel | null => (state as PanelState | null)?.panel ?? null;

export function openPanel(panel: Panel): void {
  if ($panel.get()) history.replaceState({ panel }, '', addressOf(panel));
  else history.pushState({ panel }, '', addressOf(panel));
  $panel.set(panel);
}

const addressOf = (panel: Panel): string | undefined => (panel.name === 'sheet' ? panel.path : undefined);

/** Closes the panel by going back to the page under it. */
export function closePanel(): void {
  if (panelOf(history.state)) history.back();
  else $panel.set(null);
}

// A reload keeps the history's state but not the panel: the page that is there now is what the address says.
if (panelOf(history.state)) history.replaceState(null, '');

/**
 * What this document shows. Panels and pagination change the address without loading a page; after a reload the history
 * has addresses that only a document of their own can show.
 */
export const place = {
  /** Address of the page whose content is shown. */
  path: location.pathname,
  /** The panels that something here can show. */
  panels: new Set<Panel['name']>(),
  /** Whether something here turns the pages of a list in place. */
  turnsPages: false,
};
// From here on the boot script leaves it to us.
document.documentElement.dataset['live'] = '';

addEventListener('popstate', (event) => {
  const panel = panelOf(event.state);
  if (location.pathname === place.path || (panel ? place.panels.has(panel.name) : place.turnsPages)) $panel.set(panel);
  else location.reload();
});

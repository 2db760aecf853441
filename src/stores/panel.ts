import { atom } from 'nanostores';

/** A panel over the page. The sheet shows a product. */
export type Panel =
  | { readonly name: 'cart' }
  | { readonly name: 'login'; readonly form?: 'login' | 'register' }
  | { readonly name: 'sheet'; readonly path: string };

interface PanelState {
  panel?: Panel;
}

/** The open panel of a history entry. */
export const panelOf = (state: unknown): Panel | null => (state as PanelState | null)?.panel ?? null;

/** A sheet that opened before this module was there, and may be closing already, and the address of the page below it (client/product/sheet.ts). */
const sheet = document.querySelector<HTMLDialogElement>('.sheet');
const below = new URL(sheet?.dataset['under'] ?? location.href, location.href);

/** The open panel. Opening one adds a history entry, so that Back closes it; the sheet's entry has the product's address. */
export const $panel = atom<Panel | null>(sheet?.open ? panelOf(history.state) : null);

export function openPanel(panel: Panel): void {
  if ($panel.get()) history.replaceState({ panel }, '', addressOf(panel));
  else history.pushState({ panel }, '', addressOf(panel));
  $panel.set(panel);
}

const addressOf = (panel: Panel): string | undefined => (panel.name === 'sheet' ? panel.path : undefined);

/** Closes the panel by going back in the history. */
export function closePanel(): void {
  if (panelOf(history.state)) history.back();
  else $panel.set(null);
}

// A reload keeps the entry's state but not the panel: the document now shows the page of the address.
if (!sheet && panelOf(history.state)) history.replaceState(null, '');

/**
 * What this document can show. Panels and pagination change the address without loading a page; after a reload the history contains
 * addresses that need a document of their own.
 */
export const documentState = {
  /** Path of the page that is shown. */
  path: below.pathname,
  /** The query of its address, which filters a list. */
  search: below.search,
  /** Panels that are registered in this document. */
  panels: new Set<Panel['name']>(),
  /** Whether this document turns pages of a listing in place. */
  turnsPages: false,
};
// From now on this module handles `popstate`, not the boot script.
document.documentElement.dataset['live'] = '';

addEventListener('popstate', (event) => {
  const panel = panelOf(event.state);
  const isShown = location.pathname === documentState.path && location.search === documentState.search;
  if (isShown || (panel ? documentState.panels.has(panel.name) : documentState.turnsPages)) $panel.set(panel);
  else location.reload();
});

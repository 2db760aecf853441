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

const stateOf = (state: unknown): Panel | null => (state as PanelState | null)?.panel ?? null;

export function openPanel(panel: Panel): void {
  if ($panel.get()) history.replaceState({ panel }, '', addressOf(panel));
  else history.pushState({ panel }, '', addressOf(panel));
  $panel.set(panel);
}

const addressOf = (panel: Panel): string | undefined => (panel.name === 'sheet' ? panel.path : undefined);

/** Closes the panel by going back to the page under it. */
export function closePanel(): void {
  if (stateOf(history.state)) history.back();
  else $panel.set(null);
}

// A reload keeps the history's state but not the panel: the page that is there now is what the address says.
if (stateOf(history.state)) history.replaceState(null, '');
addEventListener('popstate', (event) => $panel.set(stateOf(event.state)));

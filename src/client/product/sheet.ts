/**
 * The sheet of a product over a list, without React: a script of lists, as that of every page has no room for it. A tap opens the sheet at once,
 * with what its card shows. `sheet-content.ts`, which the script of every page loads for the tap, fills it with the product's page, and loads
 * React, which takes it over.
 */
import { LEAVE_MS } from '../../core/site/constants.ts';

/** What `sheet-content.ts` needs, in the window. */
export interface OpenedSheet {
  /** The one that was opened last. */
  dialog?: HTMLDialogElement;
  /** Opens another one. */
  readonly open: (path: string, opener?: HTMLElement) => void;
  /** The page that was asked for when a finger or a button went down on its card, until a sheet takes it. */
  asked?: XMLHttpRequest | undefined;
}

/** From the first frame of the sheet until it is modal: a phone with a processor four times slower has painted it by then. */
const MODAL_MS = 20;

const find = <T extends HTMLElement>(selector: string, container: ParentNode = document) =>
  container.querySelector<T>(selector) as T;
/** The control of a card that an event is for. */
const controlOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('[data-do=sheet]');
const sheet: OpenedSheet = { open };
(self as { sheet?: OpenedSheet }).sheet = sheet;
let askedPath: string | undefined;
const template = find<HTMLTemplateElement>('[data-of=sheet]');
let link: HTMLLinkElement | undefined;

/** Opens the sheet of components/lists/SheetTemplate.astro with its history entry, and with the product of a card if there is one. */
function open(path: string, opener = find(`[data-do=sheet][href="${path}"]`)): void {
  const host = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const dialog = find<HTMLDialogElement>('dialog', host);
  const article = find('article', host);
  const card = opener?.closest<HTMLElement>('.card');
  if (card) {
    const [pictures, offer] = article.children as unknown as [HTMLElement, HTMLElement];
    const [title, price] = offer.children as unknown as [HTMLElement, HTMLElement];
    const copy = (to: HTMLElement, selector: string) => to.append(find(selector, card)?.cloneNode(true) ?? '');
    Object.assign(article.dataset, card.dataset, { path });
    copy(pictures, 'img');
    title.textContent = find('[data-title]', card).textContent;
    copy(price, '.price');
    copy(offer, 'form');
  }
  document.body.append(host);
  // For stores/panel.ts, which may be loaded while the address is that of the product.
  dialog.dataset['under'] = location.pathname + location.search;
  if (location.pathname !== path) history.pushState({ panel: { name: 'sheet', path } }, '', path);
  dialog.show();
  // A modal dialog makes the page inert, which gives all its elements new styles: after the frame that shows the sheet.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dialog.open) {
        dialog.open = false;
        dialog.showModal();
      }
    }, MODAL_MS),
  );
  // Until React takes the sheet over (sheet-island.tsx). The second tap of two was for the card.
  dialog.onclick = ({ target, detail }) => {
    if ((target as Element).matches('.sheet__handle')) dialog.classList.toggle('sheet--half');
    else if (detail < 2 && (target as Element).matches('dialog,.panel__close')) dialog.close();
  };
  // Also after Escape.
  dialog.onclose = () => {
    // It leaves; nobody reads it any more.
    dialog.ariaHidden = 'true';
    setTimeout(() => host.remove(), LEAVE_MS);
    opener?.focus({ preventScroll: true });
    if (history.state?.panel) history.back();
  };
  sheet.dialog = dialog;
}

addEventListener('pointerdown', (event) => {
  const path = controlOf(event)?.pathname;
  // As in the script of every page.
  if (path && path !== askedPath && innerWidth < 1024 && !find('[data-saving]')) {
    askedPath = path;
    if (!link?.isConnected) {
      link = document.createElement('link');
      link.href = template.dataset['styles'] as string;
      link.rel = 'stylesheet';
      link.onerror = link.remove;
      document.head.append(link);
    }
    sheet.asked = new XMLHttpRequest();
    sheet.asked.open('GET', path);
    sheet.asked.responseType = 'document';
    sheet.asked.send();
  }
});
// The touch begins to scroll.
addEventListener('pointercancel', () => {
  askedPath = '';
  sheet.asked?.abort();
});
addEventListener('click', (event) => {
  const opener = controlOf(event);
  // The script of every page handles it.
  if (opener && event.defaultPrevented) open(opener.pathname, opener);
});
addEventListener('popstate', () => sheet.dialog?.close());

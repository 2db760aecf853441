import { documentState } from '../../stores/panel.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { release } from '../../browser/api/release.ts';
import { make } from '../../browser/make.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';

/** The parts of a product page that differ between variants. */
const PARTS = [
  '.product__offer',
  '.gallery',
  '.gallery__acts',
  '[aria-labelledby=declarations-title]',
  '.product__meta',
];
/** Further ones that differ between colours, each of which is a product of its own: on its page, and in panels. */
const COLOUR_PARTS = ['.product__more', '.reviews', '.related', '.breadcrumb'];
const COLOUR_PARTS_IN_PANEL = ['.sections', '.seller', '.breadcrumb'];
const LINKS = '.sizes a[data-do=variant]';

let last: Promise<unknown> = Promise.resolve();

/**
 * Shows the variant or colour of a link in place of the other one: on the product's page, in the sheet, or in the quick view.
 * Choices that were made quickly one after another all count.
 */
export function run(link: HTMLAnchorElement): Promise<void> {
  const root = link.closest<HTMLElement>('[data-sku]');
  // The pages of all variants have the same links, though they lead elsewhere.
  const index = root ? [...root.querySelectorAll(LINKS)].indexOf(link) : -1;
  const turn = last.then(async () => {
    if (!root) return;
    if (index < 0) await showColour(root, link.pathname);
    else await showVariant(root, index);
  });
  last = turn.catch(() => {});
  return turn;
}

async function showVariant(root: HTMLElement, index: number): Promise<void> {
  const path = root.querySelectorAll<HTMLAnchorElement>(LINKS)[index]?.pathname;
  if (path === undefined || !(await show(root, path, PARTS))) return;
  root.querySelectorAll<HTMLElement>(LINKS)[index]?.focus({ preventScroll: true });
}

async function showColour(root: HTMLElement, path: string): Promise<void> {
  const more = root.matches('.product') ? COLOUR_PARTS : COLOUR_PARTS_IN_PANEL;
  if (!(await show(root, path, [...PARTS, ...more]))) return;
  const dialog = root.closest('.quick-view');
  if (dialog)
    dialog.ariaLabel = productActionsText.quickLook({
      title: root.querySelector('[data-title]')?.textContent?.trim() ?? '',
    });
  root.querySelector<HTMLElement>('.colours [aria-current]')?.focus({ preventScroll: true });
}

/** Returns whether another product than the shown one is shown now. */
async function show(root: HTMLElement, path: string, parts: readonly string[]): Promise<boolean> {
  if (path === root.dataset['path']) return false;
  const page = await fetchPage(path);
  const product = page.querySelector<HTMLElement>('.product');
  if (!product) throw new Error('no product');
  await release();
  const announcer = findAnnouncer(root);
  Object.assign(root.dataset, product.dataset);
  for (const part of parts) {
    // Breadcrumb and related products are beside the product on its page.
    const [old] = (root.matches('.product') ? document : root).querySelectorAll(part);
    const [next] = copyParts(page, part);
    if (!old || !next || picturesOf(old) === picturesOf(next)) continue;
    keepInputs(old, next);
    keepLink(old, next, path);
    old.replaceWith(next);
  }
  document.dispatchEvent(new Event('gallery'));
  if (!root.closest('.quick-view')) {
    changeAddress(path, page.title, root);
    import('./name-bar.ts').then(({ run }) => run()).catch(() => {});
  }
  const words = ['[data-title]', '.price__now'].map((part) => root.querySelector(part)?.textContent?.trim());
  announcer.textContent = words.join(': ');
  return true;
}

/** A line for screen readers alone: the status line would cover the options. */
function findAnnouncer(root: HTMLElement): Element {
  const known = root.querySelector(':scope > [role=status]');
  if (known) return known;
  const announcer = make('p', { className: 'visually-hidden', role: 'status' });
  root.append(announcer);
  return announcer;
}

/** The pictures of a gallery; different for everything else, so that only an equal gallery stays. */
const picturesOf = (part: Element): unknown =>
  part.matches('.gallery') ? [...part.querySelectorAll('img')].map(({ src }) => src).join() : part;

/** Keeps the size if it can be bought. */
function keepInputs(old: Element, next: Element): void {
  const size = old.querySelector<HTMLInputElement>('[name=size]:checked');
  for (const input of next.querySelectorAll<HTMLInputElement>('[name=size]:enabled'))
    input.checked = input.value === size?.value;
}

/** Keeps the link by which the quick view leads to the page. */
function keepLink(old: Element, next: Element, path: string): void {
  const link = old.querySelector<HTMLAnchorElement>(':scope > a.button');
  if (!link) return;
  link.href = path;
  next.append(link);
}

function changeAddress(path: string, title: string, root: HTMLElement): void {
  const { state } = history;
  history.replaceState(state?.panel ? { ...state, panel: { ...state.panel, path } } : state, '', path);
  if (root.matches('.product')) documentState.path = path;
  document.title = title;
}

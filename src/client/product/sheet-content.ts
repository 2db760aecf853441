/**
 * Fills a sheet that `sheet.ts` has opened with the product's page, and answers its controls until React takes it over (`sheet-island.tsx`): on a
 * fast link after the page, on a slow one when the handle is dragged.
 */
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { marketKey } from '../../browser/page.ts';
import { release } from '../../browser/api/release.ts';
import { isSlow } from '../../browser/api/slow-link.ts';
import { readStored } from '../../browser/storage.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { $panel, documentState } from '../../stores/panel.ts';
import { appStatesText } from '../../messages/rooms/app-states.ts';
import { sheetText } from '../../messages/rooms/sheet.ts';
import { answerHandle } from './sheet-handle.ts';
import type { OpenedSheet } from './sheet.ts';

/** React comes before what completes the content, which would compete with it. */
const SETTLE_MS = 500;

/** A card opens its product in the sheet; `sheet.ts` has opened it by now. @throws when it has not. */
export function run({ pathname }: HTMLAnchorElement): void {
  const { sheet } = self as { sheet?: OpenedSheet };
  if (!sheet) throw new Error('no sheet');
  const { asked } = sheet;
  sheet.asked = undefined;
  takeSheet(sheet, pathname, asked);
  if (documentState.panels.has('sheet')) return;
  documentState.panels.add('sheet');
  $panel.listen((panel) => {
    const shown = sheet.dialog?.open;
    if (panel?.name !== 'sheet') sheet.dialog?.close();
    else if (!shown) {
      sheet.open(panel.path);
      takeSheet(sheet, panel.path);
    }
  });
}

/** Fills the open sheet with the page at `path`, which `asked` has been sent for. */
function takeSheet({ dialog }: OpenedSheet, path: string, asked?: XMLHttpRequest): void {
  // It may have been closed meanwhile.
  if (!dialog?.open) return;
  $panel.set({ name: 'sheet', path });
  const { title } = document;
  const { styles = '' } = document.querySelector<HTMLElement>('[data-of=sheet]')?.dataset ?? {};
  const takeOver = answerHandle(dialog);
  dialog.addEventListener('close', () => {
    document.title = title;
  });
  // Browsers choose another file for a picture that is hidden.
  dialog.addEventListener('beforetoggle', ({ newState }) => {
    // It becomes modal, with what has arrived by then.
    if (newState === 'open') return;
    for (const picture of dialog.querySelectorAll<HTMLImageElement>('[sizes^=auto]')) {
      picture.src = picture.currentSrc;
      picture.srcset = '';
    }
  });
  const fill = async (request?: XMLHttpRequest) => {
    try {
      const [page] = await Promise.all([fetchPage(path, request), loadStyles(styles)]);
      await showProduct(dialog, page);
      await untilPainted();
      if (isSlow(new URL(path, location.href).href)) complete();
      else {
        await takeOver();
        // What is added moves what is below it: not during a drag.
        setTimeout(() => release().then(complete), SETTLE_MS);
      }
    } catch {
      showFailure(dialog, path, () => void fill());
    }
  };
  void fill(asked);
}

async function showProduct(dialog: HTMLDialogElement, page: Document): Promise<void> {
  const product = page.querySelector<HTMLElement>('.product');
  const article = dialog.querySelector('article');
  if (!product || !article) throw new Error('no product');
  // What is said of returns stands behind the sections where they do not say it.
  const returns = '.sections + :not(.product__meta)';
  const parts = copyParts(
    page,
    '.product__pictures',
    '.product__offer',
    '.sections',
    returns,
    '.seller',
    '.breadcrumb',
  );
  const keepPicture = takePicture(parts);
  await Promise.all([release(), untilIdle(article)]);
  if (!dialog.open) return;
  keepPicture(article);
  Object.assign(article.dataset, product.dataset);
  const hadFocus = article.contains(document.activeElement);
  article.replaceChildren(...parts);
  if (hadFocus) article.querySelector<HTMLElement>('[data-do=add]')?.focus({ preventScroll: true });
  document.title = page.title;
}

/** Adds what a built page can't have: sharp pictures, and the day of delivery to the shopper's PIN code. */
function complete(): void {
  document.dispatchEvent(new Event('gallery'));
  if (readStored(marketKey('pin')) !== null) import('../delivery/show-delivery.ts').catch(() => {});
}

/** What follows would compete with the pictures of the content. */
const untilPainted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Waits for what was tapped in an element: an item that is being added is read from there. */
function untilIdle(element: Element): Promise<void> {
  return new Promise((done) => {
    const check = (): boolean => {
      const isIdle = !element.querySelector('[aria-busy]');
      if (isIdle) done();
      return isIdle;
    };
    if (check()) return;
    const observer = new MutationObserver(() => {
      if (check()) observer.disconnect();
    });
    observer.observe(element, { attributeFilter: ['aria-busy'], subtree: true });
  });
}

/**
 * Returns what puts the card's picture, which has arrived, in the place of the first one of the gallery, which is not loaded then. It takes a
 * larger file where the sheet shows it larger: browsers choose one by the width of lazy pictures.
 */
function takePicture(parts: readonly Element[]): (article: Element) => void {
  const [first] = parts.flatMap((part) => [...part.querySelectorAll<HTMLImageElement>('.gallery__picture')]);
  if (!first) return () => {};
  const attributes = [...first.attributes].map(({ name, value }) => [name, value] as const);
  const { sizes } = first;
  first.srcset = first.src = '';
  return (article) => {
    // A sheet that history opens has no card.
    const shown = article.querySelector('img') ?? first;
    // Lays it out with the sheet's styles, which may have just arrived: browsers choose by the last width that they know.
    shown.getBoundingClientRect();
    shown.loading = 'lazy';
    delete shown.dataset['fit'];
    for (const [name, value] of attributes) shown.setAttribute(name, value);
    shown.sizes = `auto, ${sizes}`;
    first.replaceWith(shown);
  };
}

function showFailure(dialog: HTMLDialogElement, path: string, again: () => void): void {
  const state = dialog.querySelector('.sheet__state');
  const button = make('button', { className: 'button', type: 'button' }, appStatesText.tryAgain);
  const alert = make(
    'div',
    { className: 'sheet__state', role: 'alert' },
    make('p', {}, sheetText.failed),
    button,
    make('a', { className: 'button button--quiet', href: path }, sheetText.openPage),
  );
  button.onclick = () => {
    if (state) alert.replaceWith(state);
    again();
  };
  state?.replaceWith(alert);
}

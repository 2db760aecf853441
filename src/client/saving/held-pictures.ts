import { make } from '../../browser/make.ts';
import { savingText } from '../../messages/rooms/saving.ts';

/** What stands for each picture that is held back. */
const standIns = new Map<HTMLImageElement, HTMLElement>();
/** Pictures that were asked for. */
const asked = new WeakSet<HTMLImageElement>();
let observer: MutationObserver | undefined;

/**
 * Puts a button in the place of each picture that is not loaded yet, also of those that scripts add later, and calls back when some may have
 * been added. A link can't contain a button: its picture is replaced by its text.
 */
export function holdPictures(onHeld: () => void): void {
  const holdAll = () => {
    // Second pictures of cards are not shown at all (components/ProductCard.css).
    for (const picture of document.querySelectorAll<HTMLImageElement>(
      'img[loading=lazy]:not([hidden], [fetchpriority=low])',
    ))
      if (!asked.has(picture)) hold(picture);
    onHeld();
  };
  holdAll();
  observer ??= new MutationObserver(holdAll);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Data is no longer saved: gives all pictures back to the browser, which loads those that are near. */
export function showPictures(): void {
  observer?.disconnect();
  for (const picture of standIns.keys()) release(picture);
}

/** Shows what is held back now, and goes on holding what is added later. */
export function showHeld(): void {
  for (const picture of standIns.keys()) {
    asked.add(picture);
    // The page's style keeps lazy pictures far away while data is saved (styles/base.css). In its place, it is loaded when it comes near.
    picture.style.translate = '0';
    release(picture);
  }
}

function hold(picture: HTMLImageElement): void {
  // The picture that a product's page shows first is there already, and its thumbnail takes the same file.
  const shown = picture.matches('.gallery :first-child > .gallery__thumbnail > img')
    ? picture.closest('.gallery')?.querySelector('img')?.currentSrc
    : undefined;
  if (shown) {
    picture.src = shown;
    picture.loading = 'eager';
    return;
  }
  const { aspectRatio } = getComputedStyle(picture);
  const link = picture.closest('a');
  const className = `${picture.className} show-picture`;
  const standIn = link
    ? make('span', { className }, picture.alt || link.ariaLabel || '')
    : make(
        'button',
        { className, type: 'button' },
        make('b', {}, savingText.showPicture),
        // A card has its name below.
        make('span', { className: picture.alt ? '' : 'visually-hidden' }, textFor(picture)),
      );
  standIn.style.aspectRatio = aspectRatio.replace('auto ', '');
  if (!link) standIn.addEventListener('click', () => show(picture, standIn));
  picture.hidden = true;
  picture.after(standIn);
  standIns.set(picture, standIn);
}

const textFor = ({ alt, parentElement }: HTMLImageElement): string =>
  alt || parentElement?.querySelector('[data-title], h2')?.textContent?.trim() || '';

function show(picture: HTMLImageElement, button: HTMLElement): void {
  const hadFocus = document.activeElement === button;
  // Who asked for it is told that it is there.
  picture.alt ||= textFor(picture);
  picture.loading = 'eager';
  release(picture);
  if (!hadFocus) return;
  // The focus stays in its place.
  picture.tabIndex = -1;
  picture.focus({ preventScroll: true });
}

function release(picture: HTMLImageElement): void {
  picture.hidden = false;
  standIns.get(picture)?.remove();
  standIns.delete(picture);
}

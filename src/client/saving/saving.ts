import { applyStyles } from '../../browser/apply-styles.ts';
import { holdPictures, showHeld, showPictures } from './held-pictures.ts';
import styles from './saving.css?inline';
import { make } from '../../browser/make.ts';
import { savingText } from '../../messages/rooms/saving.ts';
import { hideWeight, isFirstPage, showWeight } from './weight.ts';

/** Does what a page does while data is saved, or ends it. */
export function follow(): void {
  // Read here, as browser/page.ts would bring all data of the shop with it.
  const isOn = 'saving' in document.documentElement.dataset;
  const control = document.querySelector('.footer [data-do=saving]');
  if (isOn) {
    applyStyles(styles);
    holdPictures(offerAll);
    showWeight(control);
  } else {
    showPictures();
    document.querySelector('.show-all')?.remove();
    hideWeight();
  }
  // Once nothing moves any more, as the switch stands below the pictures.
  control?.setAttribute('aria-pressed', String(isOn));
}

/** Lines of lists that have no room for the link. */
const full = new WeakSet<Element>();

/** While pictures of a list are held back, a link beside the number of products shows them all. */
function offerAll(): void {
  const facts = document.querySelector<HTMLElement>('.listing__facts');
  if (!facts || full.has(facts) || facts.querySelector('button')) return;
  if (!document.querySelector('.card > .show-picture')) return;
  // Its line may be that of the heading (styles/lists/listing.css).
  const head = facts.parentElement ?? facts;
  const height = head.offsetHeight;
  const button = make('button', { className: 'link-button show-all', type: 'button' }, savingText.showAll);
  button.addEventListener('click', () => {
    showHeld();
    button.remove();
    // The focus stays at the head of the list.
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  facts.append(button);
  if (head.offsetHeight <= height) return;
  full.add(facts);
  button.remove();
}

// The boot script imports this file where data is saved. Where no link says why pictures are missing, it is told once a visit.
const isNew = 'saving' in document.documentElement.dataset && isFirstPage();
follow();
if (isNew && !document.querySelector('.show-all')) import('./say-on.ts').catch(() => {});

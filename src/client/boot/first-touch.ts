/** What a page does on its own after the visitor's first interaction (client/boot/boot.ts): soon what is read next, the rest later. */
import { marketKey, page } from '../../browser/page.ts';
import { run as sharpen } from '../../browser/pictures/sharpen.ts';
import { readStored } from '../../browser/storage.ts';
import '../forms/latin-digits.ts';
import { run as rememberLanguages } from '../languages/languages.ts';
import { run as describeControls } from '../product/describe-controls.ts';

// The day of delivery is below the price, and is read first. It is promised for a PIN code only.
if (document.querySelector('main [data-said]') && readStored(marketKey('pin')) !== null)
  import('../delivery/show-delivery.ts').catch(() => {});

/** Read here, as the code of sessions is 1.3 KB, which nobody else needs now. */
function hasToken(): boolean {
  try {
    return Boolean(sessionStorage['accessToken'] ?? localStorage['accessToken']);
  } catch {
    return false;
  }
}

// The header shows whether the shopper is logged in.
if (page.api && hasToken()) import('../account/account.ts').then(({ checkStored }) => checkStored()).catch(() => {});

// Fingers pinch to enlarge: a tap does not wait for a second one.
const { style } = document.documentElement;
style.touchAction = 'manipulation';

// A finger drags what lies over the page: sideways, where the browser does not scroll. Drawers say so in their styles.
const menu = document.querySelector<HTMLElement>('.menu');
if (menu) menu.style.touchAction = 'pan-y pinch-zoom';
addEventListener('pointerdown', (event) => {
  if ((event.target as Element).closest('dialog, .menu'))
    import('../motion/drag-panel.ts').then(({ follow }) => follow(event)).catch(() => {});
});

// A size guide that opens says how to measure, and the menu has pictures.
const complete = (target: EventTarget | null) => {
  if (target instanceof HTMLElement && target.matches('.size-guide, .menu') && target.checkVisibility())
    import('./opened.ts').then((opened) => opened.complete(target)).catch(() => {});
};
// What was opened by this touch, and what opens later: "toggle" does not bubble.
for (const popover of document.querySelectorAll('[popover]')) complete(popover);
document.addEventListener('toggle', ({ target }) => complete(target), true);

// Of a visitor who stays, the pictures become sharp; later those of a variant, a sheet and a quick view.
sharpen();
document.addEventListener('gallery', sharpen);

// On tablets and wide screens Add to cart stays below the header.
if (innerWidth > 767 && document.querySelector('main .add__row'))
  import('../product/name-bar.ts').then(({ run }) => run()).catch(() => {});

if (document.querySelector('main .cards')) {
  // Cards say how many of each are in the cart: what is there already, and what is added later (client/items/badge.ts).
  const showStates = () => void import('../cart/card-states.ts').catch(() => {});
  if (readStored(marketKey('cart')) === null) document.addEventListener('cart-count', showStates, { once: true });
  else showStates();
  describeControls();
}

// Pictures come from further away to who scrolls (components/ProductCard.css).
addEventListener('scroll', () => style.setProperty('--near', '-100%'), { once: true });

// Before the footer is reached.
const offered = rememberLanguages();
if (offered) import('../languages/banners.ts').then(({ offerLanguage }) => offerLanguage(offered)).catch(() => {});

/** By then the reaction to the touch has arrived on most links; `boot.ts` has waited for 300 ms already. */
const LATER_MS = 2700;
setTimeout(
  () =>
    void import('./later.ts')
      .then(({ run }) => run())
      .then(async (hasRoom) => {
        if (!hasRoom) return;
        // What is tapped most: some 8 KB.
        await import('./handlers.ts');
        await import('../cart/add-to-cart.ts');
        await import('../wishlist/wish.ts');
      })
      .catch(() => {}),
  LATER_MS,
);

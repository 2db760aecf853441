import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import styles from './buy-bar.css?url';

/**
 * Price and button at the bottom of a phone's screen, once the product's own button has left it at the top. A tap activates that one,
 * so that both do the same.
 */
const article = document.querySelector<HTMLElement>('main .product');
const price = make('b', {});
const button = make('button', { className: 'button', type: 'button' });
const bar = make('div', { className: 'buy-bar', hidden: true }, price, button);
let row: Element | null = null;

const ownButton = () => row?.querySelector<HTMLElement>('.button:not([hidden])');
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, boundingClientRect } of entries)
    bar.hidden = isIntersecting || boundingClientRect.top > 0 || !ownButton();
});

/** A variant has another form, and its button may have become a link. */
function follow(): void {
  const now = article?.querySelector('.add__row') ?? null;
  if (now !== row) {
    observer.disconnect();
    bar.hidden = true;
    row = now;
    if (row) observer.observe(row);
  }
  price.textContent = article?.querySelector('.price__now')?.textContent ?? '';
  button.textContent = ownButton()?.textContent ?? '';
}

button.addEventListener('click', () => ownButton()?.click());
void loadStyles(styles).then(() => {
  article?.after(bar);
  follow();
  if (article) new MutationObserver(follow).observe(article, { childList: true, subtree: true });
});

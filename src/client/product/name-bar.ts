import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import styles from './name-bar.css?url';

/** The header's height (styles/product.css), and a pixel more: so much of the row is outside while it stays below the header. */
const HEADER_REMS = 3.5625;

let observer: IntersectionObserver | undefined;

/**
 * On wide screens the row of Add to cart stays below the header. Then it becomes a bar as wide as the page, with name and price of the product.
 * To be called again for another variant, whose row takes the place of the one before.
 */
export async function run(): Promise<void> {
  await loadStyles(styles);
  const row = document.querySelector('main .add__row');
  const [name, price] = ['[data-title]', '.price__now'].map(
    (part) => document.querySelector(`.product__offer ${part}`)?.textContent?.trim() ?? '',
  );
  if (!row || row.querySelector('.name-bar')) return;
  // Both are said further above.
  const words = make('p', { className: 'name-bar', ariaHidden: 'true' }, make('b', {}, name ?? ''), ' ', price ?? '');
  row.prepend(words);
  const top = HEADER_REMS * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + 1;
  observer?.disconnect();
  observer = new IntersectionObserver(
    ([entry]) => {
      if (entry) row.toggleAttribute('data-stays', entry.intersectionRatio < 1 && entry.boundingClientRect.top < top);
    },
    { rootMargin: `-${top}px 0px 0px`, threshold: [0, 1] },
  );
  observer.observe(row);
}

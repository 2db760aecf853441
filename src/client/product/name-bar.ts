import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import styles from './name-bar.css?inline';

/** The header's height (styles/product/product.css), and a pixel more: so much of the row is outside while it stays below the header. */
const HEADER_REMS = 3.5625;

let observer: IntersectionObserver | undefined;

/**
 * On tablets and wide screens the row of Add to cart stays below the header. Then it becomes a bar as wide as the page, which begins with
 * picture, name, price and chosen size of the product. To be called again for another variant, whose row takes the place of the one before.
 */
export function run(): void {
  applyStyles(styles);
  const row = document.querySelector<HTMLElement>('main .add__row');
  const product = row?.closest('.product');
  if (!row || !product) return;
  product.querySelector('.name-bar')?.remove();
  const bar = makeBar(product);
  // As it is after the pictures, it is on them.
  product.append(bar);
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

/** What is said in it is said further above, too. */
function makeBar(product: Element): HTMLElement {
  const name = product.querySelector('[data-title]')?.textContent?.trim() ?? '';
  const bar = make('div', { className: 'name-bar', ariaHidden: 'true' }, make('b', {}, name));
  const price = product.querySelector('.price')?.cloneNode(true) as HTMLElement | undefined;
  if (price) {
    price.className = 'price';
    const size = make('span', {});
    const form = product.querySelector('form.add');
    const showSize = () => {
      const chosen = form?.querySelector<HTMLInputElement>('[name=size]:checked')?.value;
      size.textContent = chosen ? sizeWords(chosen) : '';
    };
    showSize();
    form?.addEventListener('change', showSize);
    price.append(size);
    bar.append(price);
  }
  const picture = product.querySelector<HTMLImageElement>('.gallery__picture');
  // The file that the page shows, so that none is loaded for it.
  if (picture)
    bar.prepend(make('img', { className: 'name-bar__picture', src: picture.currentSrc || picture.src, alt: '' }));
  return bar;
}

import { hasOwnScript } from '../../messages/language.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import type { Item } from '../../browser/stored-items.ts';
import { make } from '../../browser/make.ts';
import { markLanguage } from '../../browser/mark-language.ts';
import { formatAmount } from '../../browser/money.ts';

/** Fills a list of small product links (components/lists/ItemList.astro), or of cards where the list has a template of one. */
export function fillItems(container: Element, items: readonly Item[]): void {
  const template = container.querySelector('template');
  const list = container.querySelector('ul');
  if (!list) return;
  list.replaceChildren(
    ...items.map((item) => {
      const card = (template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined) ?? makeCard(item);
      const { sku, size, path, title, priceMinor, picture, rating } = item;
      Object.assign(card.dataset, { sku, price: String(priceMinor), ...(size && { size }) });
      for (const link of card.querySelectorAll('a')) link.href = path;
      const name = card.querySelector<HTMLElement>('[data-title]');
      if (name) name.textContent = title;
      if (hasOwnScript()) markLanguage(name);
      const texts = { note: size && sizeWords(size), rating };
      for (const [name, text = ''] of Object.entries(texts))
        card.querySelector(`[data-${name}]`)?.replaceChildren(text);
      const price = card.querySelector('.price__now');
      if (price) price.textContent = formatAmount(priceMinor);
      const image = card.querySelector('img');
      if (image) showPicture(image, picture);
      return card;
    }),
  );
}

/** A card as components/lists/MiniList.astro has it. */
function makeCard({ label, mrp, off, rating }: Item): HTMLElement {
  const link = make('a', {});
  link.dataset['title'] = '';
  const image = make('img', { alt: '', width: 256, height: 256, loading: 'lazy' });
  const price = make('p', { className: 'price' }, make('strong', { className: 'price__now' }));
  if (mrp)
    price.append(
      make(
        'span',
        { className: 'price__was' },
        make('span', {}, `${label ?? ''} `),
        make('s', {}, mrp),
        ' ',
        make('b', {}, off ?? ''),
      ),
    );
  const card = make('li', { className: 'mini' }, image, link, price);
  if (rating) card.append(make('p', { className: 'mini__rating' }, rating));
  // Of a card that the page has, or of the product itself.
  const wish = document.querySelector('[data-do=wish]:has(.icon)')?.cloneNode(true) as HTMLElement | undefined;
  if (wish) {
    wish.className = 'script';
    card.append(wish);
  }
  return card;
}

/** The picture of a stored item may no longer exist: then its place stays empty. */
function showPicture(image: HTMLImageElement, picture: string): void {
  const leaveEmpty = () => {
    image.style.visibility = 'hidden';
  };
  image.addEventListener('error', leaveEmpty);
  if (picture) image.src = picture;
  else leaveEmpty();
}

import { cardsText } from '../../messages/rooms/cards.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { marketPagePath } from '../../paths.ts';
import { make } from '../../browser/make.ts';
import { page as shop } from '../../browser/page.ts';

/** Whether the product of a page has variants; links to other colours are like links to variants. */
export const hasOptions = (product: ParentNode): boolean =>
  product.querySelector('[data-do=variant]:not(.colours *)') !== null;

/** The button for the product of a page: adds it, or leads to what has to be chosen first. */
export function makeAddButton(product: HTMLElement): HTMLElement {
  const { sku = '', path = '' } = product.dataset;
  const sizes = product.querySelectorAll<HTMLInputElement>('[name=size]');
  const size = product.querySelector<HTMLInputElement>('[name=size]:checked')?.value;
  const mustChoose = hasOptions(product);
  if (mustChoose || (sizes.length > 0 && size === undefined)) {
    const words = mustChoose ? productActionsText.chooseOptions : cardsText.chooseSize;
    const link = make('a', { className: 'card__form card__add', href: path }, words);
    link.dataset['do'] = 'sheet';
    return link;
  }
  const words = productActionsText.add.map((part) =>
    typeof part === 'string' ? part : make('span', { className: 'visually-hidden' }, part.text),
  );
  const button = make('button', { className: 'card__add' }, ...words, sizes.length > 1 ? ` · ${size}` : '');
  button.dataset['do'] = 'add';
  const hidden = (name: string, value: string) => make('input', { type: 'hidden', name, value });
  // Without a name: other cards of the list may show the same product.
  return make(
    'form',
    { className: 'card__form', action: marketPagePath(shop, 'cart') },
    hidden('sku', sku),
    ...(size === undefined ? [] : [hidden('size', size)]),
    button,
  );
}

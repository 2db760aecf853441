import { addSizeWords, arrangeSizes, type CardSize } from '../../core/size/card-sizes.ts';
import { below, CART_PATH } from '../../core/site/cart-paths.ts';
import { make } from '../../browser/make.ts';
import { page } from '../../browser/page.ts';

interface Sized {
  readonly sku: string;
  readonly title: string;
  readonly sizes: readonly CardSize[];
  /** The shopper's own size, if it is one of them. */
  readonly own?: string | undefined;
}

/** Makes the row of sizes of a card, as components/CardSizes.astro has it, with the shopper's own size marked. */
export function makeSizeRow({ sku, title, sizes, own }: Sized): HTMLFormElement {
  const row = arrangeSizes(sizes, own);
  const form = make(
    'form',
    { className: 'card__form card-sizes script', action: below(page, CART_PATH), ariaLabel: title },
    make('input', { type: 'hidden', name: 'sku', value: sku }),
  );
  if ((own ?? row.chosen) === undefined) form.append(make('span', {}, 'Add'));
  for (const { name, isInStock, isShown } of row.sizes) {
    const button = make('button', {
      type: 'submit',
      name: 'size',
      value: name,
      disabled: !isInStock,
      hidden: !isShown,
    });
    button.dataset['do'] = 'add';
    const isOwn = name === own;
    if (!isInStock) button.append(make('s', {}, name), isOwn ? ' sold out' : hidden(' sold out'));
    else if (name === row.chosen) button.append(make('b', {}, 'Add', hidden(' to Cart'), ` · ${name}`));
    else button.append(hidden(addSizeWords(name)), name);
    if (isOwn) {
      button.className = 'card-sizes__own';
      button.append(hidden(' (your size)'));
    }
    form.append(button);
  }
  if (row.more > 0) {
    const more = make('button', { type: 'button' }, `+${row.more}`, hidden(' more sizes'));
    more.dataset['do'] = 'sizes';
    form.append(more);
  }
  return form;
}

const hidden = (text: string): HTMLElement => make('span', { className: 'visually-hidden' }, text);

/** The sizes that are to be chosen in a place: buttons of a card's row, or fields of a product's page. */
export const readSizes = (container: ParentNode): CardSize[] =>
  [...container.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[name=size]')].map(({ value, disabled }) => ({
    name: value,
    isInStock: !disabled,
  }));

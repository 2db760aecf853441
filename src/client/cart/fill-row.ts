import { describeLine, lineName } from '../../browser/cart-texts.ts';
import { writeTexts } from '../../browser/templates.ts';
import { isBuyable, type PricedLine } from '../../core/cart/priced-cart.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';

/** Shows a line in its row, which is a copy of the template that islands/cart/CartRow.tsx gives the cart page. */
export function fillRow(row: HTMLElement, line: PricedLine): void {
  const find = (selector: string) => row.querySelector(selector) as HTMLInputElement;
  const { quantity, path, picture } = line;
  const name = lineName(line);
  const isOpen = isBuyable(line);
  const texts = describeLine(line);
  writeTexts(row, texts);
  row.toggleAttribute('data-free', texts['size'] === line.size);
  row.classList.toggle('cart-row--away', !isOpen);
  const stepper = find('.stepper');
  stepper.hidden = !isOpen;
  stepper.ariaLabel = cartText.quantityOf({ name });
  find('[data-act=remove]').ariaLabel = cartText.removeLine({ name });
  find('[data-act=save]').ariaLabel = cartText.saveLine({ name });
  find('[data-act=less]').ariaDisabled = `${quantity <= MIN_QUANTITY}`;
  find('[data-act=more]').ariaDisabled = `${quantity >= MAX_QUANTITY}`;
  const field = find('[name=quantity]');
  // What is being typed applies on blur, as the field may be empty meanwhile.
  if (!('typed' in field.dataset)) field.value = `${quantity}`;

  const link = row.querySelector('a');
  if (link && path) link.href = path;
  const image = find('img');
  // The same address would be asked for again.
  if (picture && image.getAttribute('src') !== picture) image.src = picture;
  image.hidden = !picture;
  find('span.cart-row__picture').hidden = !image.hidden;
}

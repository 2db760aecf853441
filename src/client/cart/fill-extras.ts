import { make } from '../../browser/make.ts';
import { writeTexts } from '../../browser/templates.ts';
import type { PricedLine } from '../../core/cart/priced-cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { describeExtras, listSizes } from '../../stores/line-extras.ts';

export { $arrivals, changeSize, describeSum } from '../../stores/line-extras.ts';
export { saveForLater } from '../../stores/saved-items.ts';

/** Shows in a row of the cart page what is known with today's prices. */
export function fillExtras(row: HTMLElement, line: PricedLine): void {
  const find = <T extends HTMLElement>(selector: string) => row.querySelector(selector) as T;
  const texts = describeExtras(line);
  const sizes = listSizes(line);
  writeTexts(row, sizes.length > 0 ? { ...texts, size: undefined } : texts);
  find('[data-slot=mrp]').hidden = !texts['mrp'];
  const save = find<HTMLButtonElement>('[data-act=save]');
  save.disabled = false;
  save.hidden = line.state === 'gone';
  const select = find<HTMLSelectElement>('[data-slot=sizes]');
  select.hidden = sizes.length === 0;
  select.ariaLabel = cartText.sizeOf({ title: line.title });
  // An open list would be closed by new options.
  if (select.length !== sizes.length)
    select.replaceChildren(
      ...sizes.map(({ size, label, isOut }) => make('option', { value: size, disabled: isOut }, label)),
    );
  if (line.size !== undefined) select.value = line.size;
}

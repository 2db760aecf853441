import { lineName } from '../../browser/cart-texts.ts';
import { make } from '../../browser/make.ts';
import { tell } from '../../browser/notice.ts';
import { enterPart } from '../../browser/parts.ts';
import { lineId } from '../../core/cart/cart.ts';
import type { PricedLine } from '../../core/cart/priced-cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { arrivalOf } from '../../stores/line-extras.ts';
import { takeOut } from '../../stores/removed-lines.ts';

/** Offers, where a PIN code is refused (`[data-list=refused]`), to take each line out of the cart that is not delivered there. */
export function offerToRemove(checkout: HTMLElement, lines: readonly PricedLine[]): void {
  const list = checkout.querySelector<HTMLElement>('[data-list=refused]');
  const refused = lines.filter((line) => arrivalOf(line)?.isRefused);
  if (!list || list.dataset['of'] === refused.map(lineId).join()) return;
  list.dataset['of'] = refused.map(lineId).join();
  list.hidden = refused.length === 0;
  list.replaceChildren(
    ...refused.map((line) => {
      const button = make(
        'button',
        { className: 'link-button', type: 'button' },
        cartText.removeLine({ name: lineName(line) }),
      );
      button.addEventListener('click', () => {
        tell(takeOut(line).text);
        // The button goes with its line, and the form with the last one.
        const field = checkout.querySelector<HTMLElement>('[name$=pinCode]');
        if (field?.checkVisibility()) field.focus();
        else enterPart(checkout, 'empty');
      });
      return make('li', {}, button);
    }),
  );
}

import { lineName } from '../../browser/cart-texts.ts';
import { make } from '../../browser/make.ts';
import { tell } from '../../browser/notice.ts';
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
        // It goes with its line.
        checkout.querySelector<HTMLElement>('[name$=pinCode]')?.focus();
        tell(takeOut(line).text);
      });
      return make('li', {}, button);
    }),
  );
}

import { type CartLine, lineId } from '../../core/cart/cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { tell } from '../../browser/notice.ts';
import { $cart, changeQuantity, removeFromCart } from '../../stores/cart.ts';
import { takesMore } from './card-line.ts';
import styles from './line-stepper.css?inline';
import '../items/badge.ts';
import '../../browser/status.ts';

/** Steppers of lines of the cart, beside what added them: on cards and in the forms of products. At one piece, minus takes the line out. */

const makeStep = (by: 1 | -1): HTMLButtonElement =>
  make(
    'button',
    {
      className: 'line-stepper__step',
      type: 'button',
      value: `${by}`,
      ariaLabel: by > 0 ? cartText.oneMore : cartText.oneLess,
    },
    by > 0 ? '+' : '−',
  );

/** Makes a stepper, which shows a line from the first call of `showLine` on. The label stands before it. */
export function makeStepper(label = ''): HTMLElement {
  applyStyles(styles);
  const stepper = make('div', { className: 'line-stepper', role: 'group', ariaLabel: cartText.quantity });
  if (label) stepper.append(make('span', { className: 'line-stepper__label' }, label));
  stepper.append(makeStep(-1), make('output', { className: 'line-stepper__number' }), makeStep(1));
  return stepper;
}

/** Shows how many pieces of a line are in the cart. */
export function showLine(stepper: HTMLElement, line: CartLine): void {
  stepper.dataset['id'] = lineId(line);
  stepper.querySelector('output')?.replaceChildren(`${line.quantity}`);
  const more = stepper.querySelector('[value="1"]');
  if (more) more.ariaDisabled = `${!takesMore(line.quantity)}`;
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('.line-stepper button');
  const { id } = button?.closest<HTMLElement>('.line-stepper')?.dataset ?? {};
  const line = $cart.get().lines.find((one) => lineId(one) === id);
  if (!button || !line) return;
  const quantity = line.quantity + Number(button.value);
  if (quantity > 0) changeQuantity(line, quantity);
  else {
    removeFromCart(line);
    tell(cartText.takenOut);
  }
});

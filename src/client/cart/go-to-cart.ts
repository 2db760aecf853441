import { make } from '../../browser/make.ts';
import { isSameLine, type LineKey } from '../../core/cart/cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { $cart } from '../../stores/cart.ts';
import { makeStepper, showLine } from './line-stepper.ts';

/**
 * Puts a stepper of the line that an Add to cart button has added, and a link to the cart, in the place of the buttons of its form, until something else
 * is chosen there, or the line is taken out.
 */
export function leadToCart(button: HTMLButtonElement, key: LineKey): void {
  const { form, parentElement: row } = button;
  const cart = document.querySelector<HTMLAnchorElement>('.header__cart');
  const findLine = () => $cart.get().lines.find((line) => isSameLine(line, key));
  if (!form || !row || !cart || button.hidden || !findLine()) return;
  const hadFocus = document.activeElement === button;
  const buttons = [...row.children] as HTMLElement[];
  const stepper = makeStepper();
  const link = make('a', { className: 'button', href: cart.href }, cartText.goTo);
  for (const one of buttons) one.hidden = true;
  row.append(stepper, link);
  if (hadFocus) link.focus({ preventScroll: true });
  const restore = () => {
    const holdsFocus = row.contains(document.activeElement);
    form.removeEventListener('change', restore);
    stop();
    for (const one of buttons) one.hidden = false;
    stepper.remove();
    link.remove();
    if (holdsFocus) button.focus({ preventScroll: true });
  };
  form.addEventListener('change', restore);
  const stop = $cart.subscribe(() => {
    const line = findLine();
    if (line) showLine(stepper, line);
    else restore();
  });
}

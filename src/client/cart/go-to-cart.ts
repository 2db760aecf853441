import { make } from '../../browser/make.ts';
import { cartText } from '../../messages/rooms/cart.ts';

/** Puts a link to the cart in the place of an Add to cart button, until something else is chosen in its form. */
export function leadToCart(button: HTMLButtonElement): void {
  const { form } = button;
  const cart = document.querySelector<HTMLAnchorElement>('.header__cart');
  if (!form || !cart || button.hidden) return;
  const link = make('a', { className: 'button', href: cart.href }, cartText.goTo);
  const hadFocus = document.activeElement === button;
  button.after(link);
  button.hidden = true;
  if (hadFocus) link.focus({ preventScroll: true });
  const restore = (event: Event) => {
    // The buttons of the quantity change no field that would tell of it.
    if (event.type === 'click' && !(event.target as Element).closest('[data-do=quantity]')) return;
    form.removeEventListener('change', restore);
    form.removeEventListener('click', restore);
    link.remove();
    button.hidden = false;
  };
  form.addEventListener('change', restore);
  form.addEventListener('click', restore);
}

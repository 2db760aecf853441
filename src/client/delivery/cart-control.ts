import { make } from '../lib/make.ts';
import { readDeliverTo } from './deliver-to.ts';

/** Puts the control that asks for a PIN code into the cart (islands/Cart.tsx), whenever the cart is rendered. */
function addControl(): void {
  const place = document.querySelector('.cart__deliver:empty');
  if (!place) return;
  const control = make(
    'button',
    { className: 'link-button', type: 'button' },
    'Deliver to ',
    make('b', {}, readDeliverTo() ?? 'your PIN code'),
    make('span', {}, 'Date, fee, cash on delivery'),
  );
  control.dataset['do'] = 'pin';
  place.append(control);
}

new MutationObserver(addControl).observe(document.body, { childList: true, subtree: true });
addControl();
if (readDeliverTo() !== undefined) import('./show-delivery.ts').catch(() => {});

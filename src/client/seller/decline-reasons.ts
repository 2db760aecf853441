import { make } from '../../browser/make.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';

/**
 * Puts ready reasons above the field of an order that is declined, for sellers on a phone, and says that it is final. A reason is written into the field,
 * where it can be changed. Loaded when the form is opened.
 */
export function offerReasons(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (!input || form.querySelector('.dashboard__reasons')) return;
  const reasons = [sellerOrdersText.outOfStock, sellerOrdersText.notInTime, sellerOrdersText.notThere];
  const buttons = reasons.map((reason) =>
    make('button', {
      type: 'button',
      textContent: reason,
      onclick() {
        input.value = reason;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.focus();
      },
    }),
  );
  const group = make('div', { className: 'dashboard__reasons', role: 'group' }, ...buttons);
  group.ariaLabel = sellerOrdersText.readyReasons;
  input.before(group);
  input.placeholder = sellerOrdersText.ownReason;
  form.querySelector('.form__hint')?.append(' ', make('b', {}, sellerOrdersText.declineFinal));
}

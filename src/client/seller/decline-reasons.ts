import { make } from '../../browser/make.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';

/**
 * Puts ready reasons above the field of an order that is declined, for sellers on a phone, and says that it is final. A reason that is pressed is written
 * into the field, where it can be changed. The first one gets the focus: a field would open the keyboard over them. Loaded when the form is opened.
 */
export function offerReasons(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (!input || form.hidden) return;
  const first = form.querySelector<HTMLElement>('.dashboard__reasons > button');
  if (first) {
    first.focus();
    return;
  }
  const reasons = [sellerOrdersText.outOfStock, sellerOrdersText.notInTime, sellerOrdersText.notThere];
  const buttons = reasons.map((reason) =>
    make('button', {
      type: 'button',
      textContent: reason,
      onclick() {
        input.value = reason;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
    }),
  );
  const showChosen = () => {
    for (const button of buttons) button.ariaPressed = String(button.textContent === input.value);
  };
  input.addEventListener('input', showChosen);
  showChosen();
  const group = make('div', { className: 'dashboard__reasons', role: 'group' }, ...buttons);
  group.ariaLabel = sellerOrdersText.readyReasons;
  input.before(group);
  input.placeholder = sellerOrdersText.ownReason;
  form.querySelector('.form__hint')?.append(' ', make('b', {}, sellerOrdersText.declineFinal));
  buttons[0]?.focus();
}

import { cleanPinCode, isPinCode, malformedPinWords, unknownPinWords } from '../../core/address/pin-code.ts';
import { listComma } from '../../messages/language.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { troubleText } from '../../messages/rooms/trouble.ts';
import { whileBusy } from '../../browser/busy.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { openSheet } from '../../browser/sheet.ts';
import '../../browser/status.ts';
import { tell as say } from '../../browser/notice.ts';
import { describeDelivery } from './answer.ts';
import { forgetDeliverTo, keepDeliverTo, readDeliverTo } from './deliver-to.ts';
import { lookUp } from './look-up.ts';
import styles from './pin-dialog.css?inline';
import { showDestination } from './show-delivery.ts';

const SLOW_MS = 3000;

/**
 * Asks for a PIN code and shows what is delivered there; the page shows it, too. On the page of a product the field takes the place of its control,
 * below the day of delivery; from elsewhere it is in a sheet.
 */
export function run(control: HTMLElement): void {
  applyStyles(styles);
  const isInLine = control.matches('.terms > *');
  const scope = isInLine ? 'terms-pin' : 'pin';
  const answer = make('p', { className: 'pin-form__answer', id: `${scope}-answer` }, deliveryText.pinHint);
  answer.setAttribute('role', 'status');
  const field = make('input', {
    name: 'pinCode',
    id: `${scope}-code`,
    inputMode: 'numeric',
    autocomplete: 'postal-code',
    maxLength: 8,
    value: readDeliverTo() ?? '',
  });
  field.setAttribute('aria-describedby', answer.id);
  const check = make('button', { className: 'button', type: 'submit' }, deliveryText.pinCheck);
  const forget = make('button', { className: 'link-button', type: 'button' }, deliveryText.pinForget);
  const form = make(
    'form',
    { className: 'pin-form', noValidate: true },
    make('label', { htmlFor: field.id }, deliveryText.pinCode),
    make('div', { className: 'pin-form__row' }, field, check),
    answer,
    ...(field.value ? [forget] : []),
  );
  const close = isInLine ? openInLine(control, form) : openInSheet(form);
  field.focus();
  forget.addEventListener('click', () => {
    forgetDeliverTo();
    location.reload();
  });
  const tell = (text: string, isWrong = false) => {
    answer.textContent = text;
    if (isWrong) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    if (isWrong) field.focus();
  };
  // What was said was of another code.
  field.addEventListener('input', () => tell(deliveryText.pinHint));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const work = async () => {
      const slow = setTimeout(tell, SLOW_MS, deliveryText.pinSlow);
      const words = await choose(field.value, tell).finally(() => clearTimeout(slow));
      // Where the answer stands on the page, or in the cart, it need not stay here.
      if (words && control.matches('[data-sku] *, .cart *')) {
        close();
        say(words);
      } else if (words) tell(words);
    };
    void whileBusy(check, work, () => tell(troubleText.noConnection)).catch(() => {});
  });
}

function openInSheet(form: HTMLElement): () => void {
  const dialog = openSheet({ title: deliveryText.deliverTo }, form);
  return () => dialog.close();
}

/** Returns what brings the control back, as Escape does. */
function openInLine(control: HTMLElement, form: HTMLElement): () => void {
  control.hidden = true;
  control.after(form);
  const close = () => {
    form.remove();
    control.hidden = false;
    control.focus();
  };
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return close;
}

/** Looks a typed code up and keeps it. Returns what is delivered there; undefined, after `tell`, if there is no such code. */
async function choose(typed: string, tell: (text: string, isWrong: boolean) => void): Promise<string | undefined> {
  const pinCode = cleanPinCode(typed);
  if (!isPinCode(pinCode)) {
    tell(malformedPinWords(typed), true);
    return undefined;
  }
  const found = await lookUp(pinCode);
  if (!found) {
    tell(unknownPinWords(pinCode), true);
    return undefined;
  }
  keepDeliverTo(pinCode);
  showDestination(found);
  const { city, state } = found.pinPlace;
  return `${[city, state].filter(Boolean).join(listComma())}: ${describeDelivery(found)}`;
}

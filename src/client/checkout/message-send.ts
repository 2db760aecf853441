import { indianDay } from '../../core/calendar/indian-day.ts';
import { cartMessage, mailOrderLink, type MessageAmounts, whatsappOrderLink } from '../../core/order/order-message.ts';
import { isBuyable } from '../../core/cart/priced-cart.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { $pricedCart } from '../../stores/priced-cart.ts';
import { clearDraft } from '../forms/form-draft.ts';
import { validateForm } from '../../browser/forms/form-errors.ts';
import { formatAmount } from '../../browser/money.ts';

const FIELDS = ['name', 'phone', 'pinCode', 'address'] as const;

/**
 * Opens the message that orders the cart, or prints it, when the form has no errors, and clears the form's draft. `way` is `whatsapp`,
 * `email` or `print`.
 */
export function send(
  form: HTMLFormElement,
  way: string,
  facts: DOMStringMap,
  amounts: MessageAmounts,
  draft: Parameters<typeof clearDraft>[0],
): void {
  if (!validateForm(form)) return;
  if (way === 'print') {
    print();
    return;
  }
  const { shop = '', site = '', whatsapp = '', email = '' } = facts;
  const data = new FormData(form);
  const [name = '', phone = '', pinCode = '', address = ''] = FIELDS.map((field) =>
    String(data.get(field) ?? '').trim(),
  );
  const lines = $pricedCart
    .get()
    .lines.filter(isBuyable)
    .map((line) => ({
      title: line.title,
      sku: line.sku,
      size: line.size,
      price: formatAmount(line.priceMinor),
      quantity: line.quantity,
      url: site + line.path,
    }));
  const message = cartMessage(shop, lines, amounts, { name, phone, pinCode, address });
  clearDraft(draft);
  location.href =
    way === 'whatsapp'
      ? whatsappOrderLink(whatsapp, message)
      : mailOrderLink(email, checkoutText.mailSubject({ day: indianDay(Date.now()) }), message);
}

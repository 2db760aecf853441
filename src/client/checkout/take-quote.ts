import { isSameLine } from '../../core/cart/cart.ts';
import type { Quoted } from '../../orders/checkout.ts';
import type { WantedLine } from '../../contract/order-requests.ts';
import type { PaymentMethod } from '../../core/order/order-total.ts';
import { writeTexts } from '../../browser/templates.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** Takes over a quote: its amounts, and what can be paid and delivered. */
export function takeQuote(checkout: CheckoutPage, { quote, payment }: Quoted): void {
  const wasRefused = checkout.quoted?.quote.unserviceable !== undefined;
  const isNew = (line: WantedLine) => !quote.lines.some((other) => isSameLine(other, line));
  // Unavailable lines were not part of the last request.
  const away = checkout.quoted?.quote.lines.filter((line) => line.state !== 'ok' && isNew(line)) ?? [];
  checkout.quoted = { quote: { ...quote, lines: [...quote.lines, ...away] }, payment };
  for (const radio of checkout.querySelectorAll<HTMLInputElement>('[name=payment]')) {
    const isTaken = quote.payments.includes(radio.value as PaymentMethod);
    radio.disabled = !isTaken;
    const label = radio.closest('label');
    if (label) label.hidden = !isTaken;
    // What is left alone need not be chosen.
    radio.checked = isTaken && (radio.checked || quote.payments.length === 1);
  }
  const simulated = checkout.querySelector<HTMLElement>('[data-slot=simulated]');
  if (simulated) simulated.hidden = !quote.isSimulated;
  writeTexts(checkout, { unserviceable: quote.unserviceable, codeRefused: quote.codeRefused });
  // What an order was refused for goes with its cause: a line that was taken out, or another PIN code.
  if (wasRefused && quote.unserviceable === undefined)
    checkout
      .querySelector('[name="address.pinCode"][aria-invalid]')
      ?.dispatchEvent(new Event('input', { bubbles: true }));
  checkout.show();
}

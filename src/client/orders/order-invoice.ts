import type { Invoice, Order } from '../../core/contract/orders.ts';
import { paymentWords } from '../../core/order-words.ts';
import { askAboutOrder } from './ask-about-order.ts';
import { type FormatMoney, hasTax, makeControls, showDocument, sum } from './order-document.ts';
import { leadToMarket } from './order-path.ts';
import type { Shown } from './order-shown.ts';
import { findPart, showParts } from '../lib/parts.ts';

/** The invoices of an order, one for each seller, for printing. */
export async function showInvoices(place: HTMLElement, number: string): Promise<Shown> {
  const [order, answer] = await Promise.all([
    askAboutOrder(number),
    askAboutOrder<{ invoices: readonly Invoice[] }>(number, { path: '/invoices' }),
  ]);
  if (!order.ok) return order;
  if (!answer.ok) return answer;
  if (leadToMarket(order.data.order)) return 'shown';
  const root = findPart(place, 'invoices');
  const { invoices } = answer.data;
  root?.replaceChildren(
    ...makeControls(number, invoices.length, 'No invoice, as everything was cancelled.'),
    ...invoices.map((invoice) => show(place, order.data.order, invoice)),
  );
  showParts(place, 'invoices');
  document.title = document.title.replace(/^[^|]*/, `Invoice of order ${number} `);
  return 'shown';
}

const show = (place: HTMLElement, order: Order, invoice: Invoice): HTMLElement =>
  showDocument(place, order, invoice, {
    kind: hasTax(invoice) ? 'Tax invoice' : 'Bill of supply',
    number: invoice.number,
    day: invoice.issuedOn,
    draft: invoice.number ? '' : 'Draft. The invoice number is added at dispatch.',
    words: hasTax(invoice)
      ? 'Prices include GST. Tax is not payable on reverse charge. Computer-generated; no signature needed.'
      : 'The seller charges no GST. Computer-generated; no signature needed.',
    sums: (money) => listSums(order, invoice, money),
  });

/** Below the table: fees and the amount due or paid. */
function listSums(order: Order, invoice: Invoice, money: FormatMoney): HTMLElement[] {
  const { grossMinor, feesMinor } = invoice.totals;
  const total = money(grossMinor + feesMinor);
  return [
    // Without fees the table's own total is enough.
    ...(feesMinor > 0 ? [sum('Delivery and cash on delivery', money(feesMinor)), sum('Total', total)] : []),
    sum(paymentOf(order, invoice), total, 'sums__total'),
  ];
}

/** How an invoice's amount is paid. */
function paymentOf({ payment, status, shipments }: Order, { shipmentId }: Invoice): string {
  if (payment.method !== 'cash' || payment.status !== 'due') return paymentWords(payment, status);
  const isHandedOver = shipments.find(({ id }) => id === shipmentId)?.status === 'delivered';
  return isHandedOver ? 'Paid in cash' : 'Cash due on delivery';
}

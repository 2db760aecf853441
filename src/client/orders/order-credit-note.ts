import { billSums, buyerMinor, creditedInvoice, creditNoteNote, creditNoteTitle } from '../../orders/bill.ts';
import type { CreditNote } from '../../contract/bills.ts';
import type { Order } from '../../contract/orders.ts';
import { askAboutOrder, type Shown } from '../own-orders/ask-about-order.ts';
import { addControls, formatDocumentDay, loadDocumentStyles, showDocument } from './order-document.ts';
import { sum } from './sum-row.ts';
import { leadToMarket } from '../own-orders/order-path.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { documentsText } from '../../messages/rooms/documents.ts';

/** The credit notes of an order, one for each return that has arrived, for printing. */
export async function showCreditNotes(container: HTMLElement, number: string): Promise<Shown> {
  const [order, answer] = await Promise.all([
    askAboutOrder(number),
    askAboutOrder<{ creditNotes: readonly CreditNote[] }>(number, { path: '/credit-notes' }),
    loadDocumentStyles(),
  ]);
  if (!order.ok) return order;
  if (!answer.ok) return answer;
  if (leadToMarket(order.data.order)) return 'shown';
  const { creditNotes } = answer.data;
  findPart(container, 'invoices')?.replaceChildren(
    ...addControls(
      number,
      creditNotes.map((note) => show(container, order.data.order, note)),
      ordersText.noCreditNote,
    ),
  );
  showParts(container, 'invoices');
  document.title = document.title.replace(/^[^|]*/, `${ordersText.creditNoteOf({ number })} `);
  return 'shown';
}

const show = (container: HTMLElement, order: Order, note: CreditNote): HTMLElement =>
  showDocument(container, order, note, {
    kind: creditNoteTitle(note),
    number: note.number,
    day: note.issuedOn,
    against: creditedInvoice(note, formatDocumentDay),
    words: creditNoteNote(note),
    sums: (money) => [
      ...billSums(note, money).map(([name, value]) => sum(name, value)),
      sum(documentsText.credited, money(buyerMinor(note.totals)), 'sums__total'),
    ],
  });

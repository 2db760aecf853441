import type { Order, Shipment } from '../../core/contract/orders.ts';
import { ORDER_WORDS, SHIPMENT_WAY, shipmentNext, RETURN_WORDS } from '../../core/order-words.ts';
import { sizeWords } from '../../core/size-words.ts';
import { sellerPath } from '../../paths.ts';
import { page } from '../platform/page.ts';
import { showErrors } from '../forms/form-errors.ts';
import { changeOrder, onceSubmitted, type ShowChanged } from './order-change.ts';
import { findPart } from '../lib/parts.ts';
import { formatAmount } from '../lib/money.ts';
import { copyTemplate, formatDay, writeTexts } from '../lib/templates.ts';

/** A seller's shipment of an order: its status, lines and actions. `show` is called after a change. */
export function showShipment(place: HTMLElement, order: Order, shipment: Shipment, show: ShowChanged): HTMLElement {
  const view = copyTemplate(place, 'shipment');
  const { seller, status, courier, trackingNumber } = shipment;
  const anchor = view.querySelector<HTMLAnchorElement>('[data-link=seller]');
  if (anchor) anchor.href = sellerPath(page.markets[order.market] ?? page, seller);
  // Nothing is sent before the payment.
  const isOpen = order.status !== 'awaiting-payment' && order.status !== 'expired';
  writeTexts(view, {
    seller: seller.name,
    status: isOpen ? ORDER_WORDS[status] : '',
    next: isOpen ? shipmentNext(shipment, order.shipments.length === 1) : '',
    courier: courier ? `Courier: ${courier}, tracking number ${trackingNumber ?? '–'}` : '',
  });
  const steps = view.querySelector<HTMLElement>('[data-place=way]');
  // No progress for what was cancelled.
  if (steps) steps.hidden = !isOpen || status === 'cancelled';
  const alone = view.querySelector<HTMLElement>('[data-place=over]');
  if (alone) alone.hidden = !isOpen || status !== 'cancelled';
  view.querySelector('[data-list=way]')?.replaceChildren(...showWay(place, status));
  view
    .querySelector('[data-list=lines]')
    ?.replaceChildren(...shipment.lines.map((line) => showLine(place, order, line)));
  view
    .querySelector('[data-list=returns]')
    ?.replaceChildren(...shipment.returns.map((request) => showReturn(order, shipment, request)));
  offerCancel(place, view, order, shipment, show);
  offerReturn(place, view, order, shipment, show);
  return view;
}

/** The steps of a parcel: done, current, and to come. */
function showWay(place: HTMLElement, status: Shipment['status']): HTMLElement[] {
  return SHIPMENT_WAY.map((step, index) => {
    const item = copyTemplate(place, 'step');
    const isCurrent = step === status;
    item.classList.toggle('order-way__step--done', index <= SHIPMENT_WAY.indexOf(status));
    if (isCurrent) item.setAttribute('aria-current', 'step');
    writeTexts(item, { word: ORDER_WORDS[step] });
    return item;
  });
}

function showLine(place: HTMLElement, { market }: Order, line: Shipment['lines'][number]): HTMLElement {
  const item = copyTemplate(place, 'orderLine');
  item.dataset['line'] = line.id;
  const link = item.querySelector('a');
  if (link) link.href = line.path;
  writeTexts(item, {
    title: line.title,
    count: [line.size && sizeWords(line.size), `${line.quantity} × ${formatAmount(line.priceMinor, market)}`]
      .filter(Boolean)
      .join(', '),
    amount: formatAmount(line.priceMinor * line.quantity, market),
  });
  return item;
}

function showReturn({ market }: Order, shipment: Shipment, request: Shipment['returns'][number]): HTMLElement {
  const item = document.createElement('li');
  const pieces = request.lines.map(
    ({ lineId, quantity }) => `${quantity} × ${shipment.lines.find(({ id }) => id === lineId)?.title ?? ''}`,
  );
  item.textContent = [
    `Return of ${pieces.join(', ')} (${formatAmount(request.refundMinor, market)})`,
    `${RETURN_WORDS[request.status]}.`,
    request.answer,
  ]
    .filter(Boolean)
    .join(' – ');
  return item;
}

/** With several sellers, each shipment can be cancelled by itself; with one, the whole order is. */
function offerCancel(place: HTMLElement, view: HTMLElement, order: Order, shipment: Shipment, show: ShowChanged): void {
  const details = view.querySelector<HTMLElement>('[data-place=cancelShipment]');
  const form = details?.querySelector('form');
  if (!details || !form) return;
  details.hidden = !shipment.canCancel || order.shipments.length === 1 || order.status === 'awaiting-payment';
  writeTexts(view, {
    cancelShipment: `Only what ${shipment.seller.name} sends is cancelled; the rest of the order goes on.`,
  });
  onceSubmitted(form, rootOf(place), async () => {
    await changeOrder(rootOf(place), order, '/cancel', { shipmentIds: [shipment.id] }, 'This part is cancelled.', show);
  });
}

function offerReturn(place: HTMLElement, view: HTMLElement, order: Order, shipment: Shipment, show: ShowChanged): void {
  const details = view.querySelector<HTMLElement>('[data-place=return]');
  const form = details?.querySelector('form');
  if (!details || !form) return;
  const lines = shipment.lines.filter(({ returnable }) => returnable > 0);
  details.hidden = !shipment.canReturn || lines.length === 0;
  writeTexts(view, {
    returnUntil: shipment.returnUntil ? `You can ask until ${formatDay(shipment.returnUntil)}.` : '',
  });
  const pieces = lines.map((line) => {
    const piece = copyTemplate(place, 'piece');
    const tick = piece.querySelector('input');
    const count = piece.querySelector('select');
    if (tick) {
      tick.checked = lines.length === 1;
      tick.value = line.id;
    }
    for (let pieceCount = line.returnable; pieceCount > 0; pieceCount--) count?.add(new Option(String(pieceCount)));
    writeTexts(piece, {
      title: [line.title, line.size && sizeWords(line.size)].filter(Boolean).join(', '),
      countLabel: `Pieces of ${line.title}`,
    });
    return piece;
  });
  form.noValidate = true;
  form.querySelector('[data-list=pieces]')?.replaceChildren(...pieces);
  onceSubmitted(form, rootOf(place), async () => {
    const wanted = pieces.flatMap((piece) => {
      const tick = piece.querySelector('input');
      return tick?.checked ? [{ lineId: tick.value, quantity: Number(piece.querySelector('select')?.value) }] : [];
    });
    const data = new FormData(form);
    const [reason, note] = ['reason', 'note'].map((name) => String(data.get(name) ?? '').trim());
    if (wanted.length === 0 || !reason) {
      showErrors(form, {}, wanted.length === 0 ? 'Choose what goes back.' : 'Choose why it goes back.');
      return;
    }
    const body = { lines: wanted, reason, ...(note ? { note } : {}) };
    const refused = await changeOrder(
      rootOf(place),
      order,
      '/returns',
      body,
      'The return is asked for. The seller will answer.',
      show,
    );
    if (refused?.code === 422) showErrors(form, refused.fields);
  });
}

const rootOf = (place: HTMLElement): HTMLElement => findPart(place, 'order') ?? place;

import { returnSteps, type ReturnStep } from '../../../core/order/returns.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { type Html, html } from '../../ground/http/html.ts';
import type { OrderLineRow, ReturnRow } from '../../ground/database/tables.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { recordViewed } from '../operator/command.ts';
import { piecesOf } from '../../records/orders/columns.ts';
import { readReturnPicture } from '../../records/orders/return-pictures.ts';
import { readLines } from '../../records/orders/rows.ts';
import { RETURN_STATUSES } from '../../records/orders/shapes.ts';
import { RETURN_STUCK_MS } from '../../records/orders/stuck.ts';
import type { HostServices } from '../services.ts';
import { actionForm } from './actions.ts';
import { pictureRoute } from './file-route.ts';
import {
  actions,
  behind,
  card,
  facts,
  formatMoment,
  formatSpan,
  hint,
  link,
  linkTo,
  money,
  nothing,
  reasonField,
  stateLabel,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, linePicture } from './pictures.ts';
import { onward, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 100;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<ReturnRow['status'], Html>> = {
  requested: elsewhere('/returns', 'No return waits for an answer.', 'See parcels on their way back', 'accepted'),
  accepted: elsewhere('/returns', 'No parcel is on its way back.', 'See new requests', 'requested'),
  refused: elsewhere('/returns', 'No return was refused.', 'See new requests', 'requested'),
  received: elsewhere('/returns', 'No return has arrived.', 'See parcels on their way back', 'accepted'),
};

/** Returns of all sellers; those that wait, oldest first. */
export async function returnsPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const { read } = services.database;
  const status = pickStatus(query, RETURN_STATUSES);
  await recordViewed(context, 'returns', { status });
  const isWaiting = status === 'requested' || status === 'accepted';
  const list = read
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select(['orders.number', 'orders.currency'])
    .where('returns.status', '=', status);
  const page = await readPage(list, { by: ['returns.id'], direction: isWaiting ? 'asc' : 'desc', most: MOST, query });
  const { rows } = page;
  const sold = await readLines(
    read,
    rows.map((row) => ({ id: row.shipment_id, order_id: row.order_id })),
  );
  const linesById = new Map(sold.map((line) => [line.id, line]));
  const { sellers } = services.shop();
  const cards = rows.map((row) => {
    const pieces = piecesOf(row).map(({ lineId, quantity }) => {
      const line = linesById.get(lineId);
      return line
        ? beside(linePicture(services, line), `${quantity} × ${nameOf(line)}`)
        : html`<p>${quantity} × ${lineId}</p>`;
    });
    const about = facts([
      ['Reason', withCapital(row.reason)],
      ['Note', row.note],
      ['Seller', sellers.get(row.seller_id)?.name ?? row.seller_id],
      ['Requested', formatMoment(row.created_at)],
      ['Answer', row.answer],
    ]);
    const forms = actions(returnSteps(row.status).map((step) => stepForm(visit, row, step)));
    return card(
      [
        html`<span><span class="roomy">Order </span>${link(`/orders/${row.number}`, row.number)}</span> `,
        ageOf(row, services.now()),
        html`<span class="number"><span class="roomy">Refund </span>${money(row.refund_minor, row.currency)}</span>`,
      ],
      html`<div class="wide-row"><div>${pieces}${row.picture_count > 0 ? showPictures(row) : status === 'requested' && hint('No photos from the shopper.')}</div>${about}${forms}</div>`,
    );
  });
  const found = cards.length === 0 ? nothing(EMPTY[status]) : html`<div class="cards wide">${cards}</div>`;
  const further = onward('/returns', { status }, page, isWaiting ? 'Later returns' : 'Earlier returns');
  return {
    title: 'Returns',
    tools: await statusLinks(read, { path: '/returns', statuses: RETURN_STATUSES, now: status, lists: 'returns' }),
    content: html`${found}${further}`,
  };
}

/** How long a return waits, where it does. */
function ageOf({ status, created_at: at }: ReturnRow, now: number): Html | undefined {
  if (status !== 'requested' && status !== 'accepted') return undefined;
  const isLate = now - at > RETURN_STUCK_MS[status];
  return stateLabel(`${isLate ? 'Late: ' : ''}${formatSpan(now - at)}`, isLate ? 'waits' : undefined);
}

const nameOf = ({ title, size }: OrderLineRow): string => (size === null ? title : `${title}, ${size}`);

function showPictures({ id, picture_count: count }: Pick<ReturnRow, 'id' | 'picture_count'>): Html {
  const pictures = Array.from({ length: count }, (_, index) => {
    const address = linkTo(`/returns/${id}/pictures/${index + 1}`);
    return html` <a href="${address}"><img src="${address}" alt="Photo ${index + 1} from the shopper" width="160" loading="lazy"></a>`;
  });
  return html`<p class="pictures">${pictures}</p>`;
}

/** A picture of a return, for people who are signed in. */
export const returnPicture = (services: HostServices): PageRoute =>
  pictureRoute(services, '/returns/{id}/pictures/{picture}', ({ id = '', picture }) =>
    readReturnPicture(services.database.read, id, Number(picture)),
  );

function stepForm(visit: Visit, { id: word }: Pick<ReturnRow, 'id'>, step: ReturnStep): Html | undefined {
  if (step === 'accept') return actionForm(visit, 'returns accept', { word, button: 'Accept' });
  if (step === 'received')
    return actionForm(visit, 'returns received', { word, button: 'It has arrived: the refund is due' });
  const fields = reasonField('shopper');
  return behind('Refuse', actionForm(visit, 'returns refuse', { word, button: 'Refuse', fields, isPlain: true }));
}

import { z } from 'zod';
import type { ShipmentStep } from '../../../../core/order/order-status.ts';
import { answersSellersText } from '../../../../messages/rooms/answers-sellers.ts';
import { LINK_PAGE, linkPages, readAnyForm, tokenQuery } from '../../../ground/http/link-pages.ts';
import { defineRoute, type Route } from '../../../ground/http/route.ts';
import { findLink } from '../../../ground/outbox/links.ts';
import { stop } from '../../../ground/outbox/opt-outs.ts';
import { languageQuery } from '../../../ground/text/language.ts';
import type { HostServices } from '../../services.ts';
import { orderPage, stoppedPage, stopPage, unknownLinkPage } from './link-page.ts';
import { openLink } from './open-link.ts';
import { dispatchRequest, reasonRequest } from '../../../../contract/seller-orders.ts';
import { findShipment, stepSellerShipment } from '../../../records/seller-orders/shipments.ts';

/** The links in mails to sellers: orders of those without an account, and the end of the daily summary. */

const tag = 'Seller links';

/** The pages behind the links, and their forms. */
export const linkRoutes = (services: HostServices): Route[] => [
  defineRoute({
    ...LINK_PAGE,
    tag,
    method: 'get',
    path: '/seller/order-link',
    query: tokenQuery.extend({ said: z.string().max(20).optional() }),
    summary: 'A page with an order, for a seller without an account',
    handle: ({ query: { token, said } }) => showOrder(services, token, said),
  }),
  defineRoute({
    ...LINK_PAGE,
    tag,
    method: 'post',
    path: '/seller/order-link',
    summary: 'A form of that page (not JSON): accept, dispatch or decline the order',
    handle: async ({ request, query: { token } }) => moveOrder(services, token, await readAnyForm(request)),
  }),
  ...linkPages({
    path: '/seller/summary/stop',
    tag,
    asks: 'A page that asks whether to end the daily summary',
    isUnsubscribe: true,
    ask: (token) => stopPage(services, token),
    answer: async (token) => {
      const { database, now } = services;
      const summaryOf = await findLink(database.read, 'summary', token, now());
      if (summaryOf === undefined) return undefined;
      await database.write((db) => stop(db, { summaryOf }, now()));
      return stoppedPage(services);
    },
    unknown: () => unknownLinkPage(services, false),
  }),
];

const DONE = {
  accept: () => answersSellersText.orderAccepted,
  dispatch: () => answersSellersText.orderDispatched,
  decline: () => answersSellersText.orderDeclined,
} as const satisfies Partial<Record<ShipmentStep, () => string>>;
type LinkStep = keyof typeof DONE;

/** The first words of the page after a form. */
const SAID = new Map<string | undefined, () => string>([
  ...Object.entries(DONE),
  ['incomplete', () => answersSellersText.fillInAll],
  ['impossible', () => answersSellersText.notPossible],
]);

async function showOrder(services: HostServices, token: string, said?: string): Promise<Response> {
  const linked = await openLink(services, token);
  if (linked instanceof Response) return linked;
  const shipment = await findShipment(services, linked.sellerId, linked.shipmentId);
  return shipment ? orderPage(services, shipment, token, SAID.get(said)?.()) : unknownLinkPage(services, false);
}

/** Redirects from a form to the page, so that Back and a reload in the browser send no form again. */
const leadToOrder = (token: string, said: LinkStep | 'incomplete' | 'impossible'): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `order-link?token=${token}&said=${said}${languageQuery()}` },
  });

/** Takes a step with a link, and redirects to the order as it is then. */
async function moveOrder(services: HostServices, token: string, form: URLSearchParams): Promise<Response> {
  const linked = await openLink(services, token);
  if (linked instanceof Response) return linked;
  const step = (Object.keys(DONE) as LinkStep[]).find((known) => known === form.get('step'));
  const details = step && readDetails(step, Object.fromEntries(form));
  if (!step || !details) return leadToOrder(token, 'incomplete');
  const by = { ...linked, actor: `seller:${linked.sellerId}` as const };
  // The link has no separate step for packing.
  if (step === 'dispatch') await stepSellerShipment(services, by, 'pack');
  const answer = await stepSellerShipment(services, by, step, details);
  return leadToOrder(token, answer.data ? step : 'impossible');
}

function readDetails(step: LinkStep, fields: unknown) {
  if (step === 'accept') return {};
  return (step === 'dispatch' ? dispatchRequest : reasonRequest).safeParse(fields).data;
}

import { noOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import { DOCUMENT_KINDS } from '../../../../core/order/shipment-documents.ts';
import { documentsText } from '../../../../messages/rooms/documents.ts';
import { parseColumn } from '../../../ground/database/json-column.ts';
import { ok } from '../../../ground/http/answer.ts';
import { html, withTags } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { isToken, LINK_PAGE, tokenQuery } from '../../../ground/http/link-pages.ts';
import { defineRoute, type Route } from '../../../ground/http/route.ts';
import { findLink, makeLink } from '../../../ground/outbox/links.ts';
import { languageQuery } from '../../../ground/text/language.ts';
import { officeOf } from '../../../notices/tell-sellers.ts';
import { dressOf } from '../page-dress.ts';
import { dashboard, sellerOf } from '../sellers/dashboard.ts';
import { openLink } from '../sellers/open-link.ts';
import { documentsRequest } from '../../../../contract/seller-orders.ts';
import { readVisible } from '../../../records/seller-orders/shipments.ts';
import type { HostServices } from '../../services.ts';
import { LABEL_SIZES } from '../../../records/documents/document-style.ts';
import { printDocuments } from '../../../records/documents/print.ts';

/**
 * Labels, pack slips, invoices and credit notes as pages for printing. A browser can't send the dashboard's token for a page, so the dashboard asks for
 * an address that is valid for an hour; sellers without an account use the link in their mail.
 */

const kind = z.enum(DOCUMENT_KINDS);
const size = z.enum(LABEL_SIZES, { error: `One of ${LABEL_SIZES.join(', ')}.` }).default('a6');
const query = tokenQuery.extend({ size });

/** The subject of a link to documents, as JSON. */
const wanted = z.object({ kind, sellerId: z.string(), shipmentIds: z.array(z.string()) });

/** The address of documents for the dashboard, and the page behind it. */
export const documentRoutes = (services: HostServices): Route[] => [
  dashboard.post('/seller/documents', {
    summary: 'The address of a page with labels, pack slips, invoices or credit notes, good for an hour',
    body: documentsRequest,
    data: z.object({ path: z.string() }),
    codes: [403, 404],
    handle: async ({ body, caller }) => {
      const { sellerId } = sellerOf(caller);
      const found = await readVisible(services, sellerId, body.shipmentIds);
      if (found.length === 0) return noOrder();
      const subject = JSON.stringify({ kind: body.kind, sellerId, shipmentIds: found.map(({ row }) => row.id) });
      const token = await services.database.write((db) => makeLink(db, 'documents', subject, services.now()));
      return ok({ path: `/seller/documents?token=${token}${languageQuery()}` });
    },
  }),
  defineRoute({
    ...LINK_PAGE,
    query,
    method: 'get',
    path: '/seller/documents',
    tag: 'Seller dashboard',
    summary: 'That page, for printing',
    handle: ({ query: { token, size: chosen } }) => showDocuments(services, token, chosen),
  }),
  defineRoute({
    ...LINK_PAGE,
    query,
    method: 'get',
    path: '/seller/order-link/{document}',
    tag: 'Seller links',
    summary: 'A document of an order, for a seller without an account',
    params: z.object({ document: kind }),
    handle: async ({ params: { document }, query: { token, size: chosen } }) => {
      const linked = await openLink(services, token);
      if (linked instanceof Response) return linked;
      return printDocuments(
        services,
        { kind: document, sellerId: linked.sellerId, shipmentIds: [linked.shipmentId] },
        {
          size: chosen,
          sizeHref: (other) => `${document}?token=${token}&size=${other}${languageQuery()}`,
          back: { label: documentsText.backToOrder, href: `../order-link?token=${token}${languageQuery()}` },
        },
      );
    },
  }),
];

async function showDocuments(services: HostServices, token: string, chosen: z.output<typeof size>): Promise<Response> {
  const { database, now } = services;
  const subject = isToken(token) ? await findLink(database.read, 'documents', token, now()) : undefined;
  if (subject === undefined) return expiredPage(services);
  const documents = parseColumn(wanted, subject);
  const account = await database.read
    .selectFrom('sellers')
    .select('status')
    .where('seller_id', '=', documents.sellerId)
    .executeTakeFirst();
  if (account?.status !== 'approved') return expiredPage(services);
  return printDocuments(services, documents, {
    size: chosen,
    sizeHref: (other) => `documents?token=${token}&size=${other}${languageQuery()}`,
    back: {
      label: documentsText.backToDashboard,
      href: officeOf(services, documents.kind === 'credit-note' ? '/returns' : '/orders'),
    },
  });
}

const expiredPage = (services: HostServices): Response =>
  hostPage(
    dressOf(services),
    documentsText.expired,
    html`<p>${withTags(documentsText.openAgain, (_, text) => html`<a href="${officeOf(services)}">${text}</a>`)}</p>`,
  );

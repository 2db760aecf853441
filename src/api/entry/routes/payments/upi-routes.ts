import { isToken, LINK_PAGE, readAnyForm, tokenQuery } from '../../../ground/http/link-pages.ts';
import type { Caller, Route } from '../../../ground/http/route.ts';
import { defineRoute } from '../../../ground/http/route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { languageQuery } from '../../../ground/text/language.ts';
import { UPI_PATH } from '../../../records/payments/call-upi.ts';
import { findUpiPayment, sendReference } from '../../../records/payments/upi.ts';
import type { HostServices } from '../../services.ts';
import { unknownUpiPage, upiPage } from './upi-page.ts';

const tag = 'Payment';

/** The page where an order is paid to the shop's own UPI ID, and its form. */
export const upiRoutes = (services: HostServices): Route[] => [
  defineRoute({
    ...LINK_PAGE,
    tag,
    method: 'get',
    path: UPI_PATH,
    summary: 'A page that pays an order by UPI: a link, a QR code, and a form for the reference',
    handle: ({ query: { token }, caller }) => show(services, token, caller),
  }),
  defineRoute({
    ...LINK_PAGE,
    tag,
    method: 'post',
    path: UPI_PATH,
    query: tokenQuery,
    summary: 'The form of that page (not JSON): the reference of the payment',
    handle: async ({ request, query: { token }, caller }) => {
      const typed = (await readAnyForm(request)).get('reference') ?? '';
      return show(services, token, caller, typed);
    },
  }),
];

/** The page; with what was typed, after it was noted. */
async function show(services: HostServices, token: string, { address }: Caller, typed?: string): Promise<Response> {
  const { provider } = services.config;
  if (provider.kind !== 'upi' || !isToken(token)) return unknownUpiPage(services);
  const wait = await chargeNow(services, [['payment-address', address]]);
  const found = await findUpiPayment(services.database, token);
  if (!found) return unknownUpiPage(services);
  if (typed === undefined) return upiPage(services, provider, found, token);
  const sent = wait === undefined ? await sendReference(services, found.payment, typed) : 'many';
  services.wake();
  if (sent !== 'sent') return upiPage(services, provider, found, token, { typed, sent });
  // A reload or Back sends no form again.
  const location = `upi?token=${token}${languageQuery()}`;
  return new Response(null, { status: 303, headers: { location } });
}

import { z } from 'zod';
import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { closeSessions } from '../../../records/accounts/sessions/sessions.ts';
import { ok } from '../../../ground/http/answer.ts';
import { type Content, html, withTags } from '../../../ground/http/html.ts';
import { hostPage } from '../../../ground/http/host-page.ts';
import { linkPages, tokenForm } from '../../../ground/http/link-pages.ts';
import { id } from '../../../../contract/fields.ts';
import type { Route } from '../../../ground/http/route.ts';
import { findLink } from '../../../ground/outbox/links.ts';
import { dressOf } from '../page-dress.ts';
import { officeOf } from '../../../notices/tell-sellers.ts';
import type { HostServices } from '../../services.ts';
import {
  askForChange,
  confirmChange,
  isOpen,
  readChanges,
  stopChange,
  stopOwnChange,
} from '../../../records/sellers/changes.ts';
import { confirmByLink, isLinkKnown } from '../../../records/sellers/confirm-email.ts';
import { dashboard, sellerOf } from './dashboard.ts';
import { changeRequest, confirmChangeRequest, sellerChange, sellerChanges } from '../../../../contract/sellers.ts';

/** Changes of a seller's details, on the dashboard and by links in mails. */
export const changeRoutes = (services: HostServices): Route[] => [...dashboardPart(services), ...linkPart(services)];

const data = z.object({ change: sellerChange });

const dashboardPart = (services: HostServices): Route[] => [
  dashboard.get('/seller/changes', {
    summary: 'The newest changes of bank account, address for mail, number, pickup address and GSTIN',
    data: sellerChanges,
    codes: [403],
    handle: async ({ caller: { seller } }) => {
      if (!seller) throw new Error('A route of the dashboard was reached by a caller who is no approved seller.');
      return ok(await readChanges(services, seller));
    },
  }),
  dashboard.post('/seller/changes', {
    summary: 'Ask for a change; a code goes to the address or number on file',
    body: changeRequest,
    data: data.extend({ request: z.string() }),
    codes: [403, 409, 429],
    handle: ({ body, caller }) => askForChange(services, sellerOf(caller).id, body),
  }),
  dashboard.post('/seller/changes/{id}/confirm', {
    summary: 'Confirm a change with the code',
    params: z.object({ id }),
    body: confirmChangeRequest,
    data,
    codes: [401, 403, 409, 410],
    handle: ({ params, body, caller }) => confirmChange(services, sellerOf(caller).id, params.id, body),
  }),
  dashboard.post('/seller/changes/{id}/stop', {
    summary: 'Stop a change that is not made yet',
    params: z.object({ id }),
    data,
    codes: [403],
    handle: ({ params, caller }) => stopOwnChange(services, sellerOf(caller).id, params.id),
  }),
];

function linkPart(services: HostServices): Route[] {
  const page = (title: string, words: Content, form?: Content): Response =>
    hostPage(dressOf(services), title, html`<p>${words}</p>${form}`);
  const gone = (): Response => page(hostPagesText.deadLink, hostPagesText.usedLink);
  const readChange = async (token: string) => {
    const { database, now } = services;
    const found = await findLink(database.read, 'seller-change', token, now());
    if (found === undefined) return undefined;
    return database.read.selectFrom('seller_changes').selectAll().where('id', '=', found).executeTakeFirst();
  };
  const made = (): Response => page(hostPagesText.tooLate, hostPagesText.tooLateCall);
  return [
    ...linkPages({
      path: '/seller/email/confirm',
      tag: 'Seller links',
      asks: 'A page that asks to confirm the address of a seller',
      isUnsubscribe: false,
      ask: async (token) =>
        (await isLinkKnown(services, token))
          ? page(hostPagesText.isYours, hostPagesText.weWriteHere, tokenForm('confirm', token, hostPagesText.confirm))
          : gone(),
      answer: async (token) => {
        const isConfirmed = await confirmByLink(services, token);
        services.wake();
        const home = officeOf(services);
        return isConfirmed
          ? page(hostPagesText.emailConfirmed, html`<a href="${home}">${hostPagesText.toDashboard}</a>`)
          : undefined;
      },
      unknown: gone,
    }),
    ...linkPages({
      path: '/seller/change/stop',
      tag: 'Seller links',
      asks: 'A page that asks whether to stop a change of a seller’s details',
      isUnsubscribe: false,
      ask: async (token) => {
        const change = await readChange(token);
        if (!change) return gone();
        if (!isOpen(change)) return made();
        const of = { what: change.kind };
        return page(
          hostPagesText.changeStopAsk(of),
          hostPagesText.changeStays(of),
          tokenForm('stop', token, hostPagesText.stop),
        );
      },
      answer: async (token) => {
        const change = await readChange(token);
        if (!change) return undefined;
        const stopped = await services.database.write(async (db) => {
          const done = await stopChange(services, db, change, `seller-account:${change.seller_account_id}`);
          // It was somebody else who asked for it while signed in.
          if (done) await closeSessions(db, 'seller', change.seller_account_id);
          return done;
        });
        services.wake();
        const reset = `${services.siteUrl()}/reset_password?kind=seller`;
        return stopped
          ? page(
              hostPagesText.changeStopped,
              withTags(hostPagesText.chooseNewPassword, (_, text) => html`<a href="${reset}">${text}</a>`),
            )
          : made();
      },
      unknown: gone,
    }),
  ];
}

import { hostPagesText } from '../../../../messages/rooms/host-pages.ts';
import { z } from 'zod';
import { linkPages, readAnyForm } from '../../../ground/http/link-pages.ts';
import { type Caller, routesOf, type Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { findAccount } from '../../../records/accounts/sessions/sessions.ts';
import { findOwnOrder } from '../../../records/orders/record/find.ts';
import { complain, trackComplaint } from '../../../records/complaints/complaints.ts';
import { answerNewsletter, subscribe } from '../../../records/newsletter/newsletter.ts';
import {
  askPage,
  donePage,
  type NewsletterStep,
  refusedPage,
  sentPage,
  unknownPage,
} from '../newsletter/newsletter-page.ts';
import {
  complaintRequest,
  newsletterRequest,
  ticket,
  trackComplaintRequest,
  trackedComplaint,
} from '../../../../contract/messages.ts';

const tag = 'Messages';
const route = routesOf({ tag });

/** Newsletter and complaints. A complaint is accepted without an account. */
export function messageRoutes(services: HostServices): Route[] {
  return [
    route.post('/newsletter', {
      summary: 'Ask for the newsletter',
      body: newsletterRequest,
      data: z.object({ sent: z.literal(true) }),
      codes: [429],
      handle: ({ body, caller }) => subscribe(services, body.email, caller.address),
    }),
    newsletterForm(services),
    ...newsletterPages(services, 'confirm'),
    ...newsletterPages(services, 'leave'),
    route.post('/complaints', {
      summary: 'Make a complaint and get a ticket number',
      wantsKey: true,
      body: complaintRequest,
      data: ticket,
      codes: [409, 429],
      handle: async ({ body, caller, idempotencyKey }) =>
        complain(services, body, idempotencyKey, {
          address: caller.address,
          ownsOrder: await ownsOrder(services, body.orderNumber, caller),
        }),
    }),
    route.post('/complaints/track', {
      summary: 'A complaint by its number and the contact given with it',
      body: trackComplaintRequest,
      data: trackedComplaint,
      codes: [404, 429],
      handle: ({ body, caller }) => trackComplaint(services, body.ticket, body.contact, caller.address),
    }),
  ];
}

/** Whether the log-in or key of a request opens an order. An expired token stops nobody from complaining. */
async function ownsOrder(services: HostServices, number: string | undefined, caller: Caller): Promise<boolean> {
  if (number === undefined) return false;
  const account = caller.token === undefined ? undefined : await findAccount(services, caller.token);
  return (await findOwnOrder(services, number, account ? { ...caller, account } : caller)) !== undefined;
}

/** The form of the page `/newsletter`, which works without script. */
const newsletterForm = (services: HostServices): Route =>
  route.post('/newsletter/ask', {
    summary: 'Ask for the newsletter with the form of a page (not JSON); answered with a page',
    mediaType: 'text/html',
    data: z.string(),
    handle: async ({ request, caller }) => {
      const form = await readAnyForm(request);
      const typed = newsletterRequest.safeParse({ email: form.get('email') });
      if (!typed.success) return refusedPage(services, hostPagesText.noEmail);
      const answer = await subscribe(services, typed.data.email, caller.address);
      return answer.data ? sentPage(services) : refusedPage(services, hostPagesText.manyRequests);
    },
  });

const newsletterPages = (services: HostServices, step: NewsletterStep): Route[] =>
  linkPages({
    path: `/newsletter/${step}`,
    tag,
    asks: `A page that asks whether to ${step}`,
    isUnsubscribe: step === 'leave',
    ask: (token) => askPage(services, step, token),
    answer: async (token) => {
      const isKnown = await answerNewsletter(services, token, step === 'confirm' ? 'confirmed' : 'left');
      return isKnown ? donePage(services, step) : undefined;
    },
    unknown: () => unknownPage(services),
  });

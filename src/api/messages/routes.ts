import { z } from 'zod';
import { readBody } from '../http/read-body.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { complain, trackComplaint } from './complaints.ts';
import { answerNewsletter, subscribe } from './newsletter.ts';
import { askPage, donePage, type NewsletterStep, unknownPage } from './newsletter-page.ts';
import { complaintRequest, newsletterRequest, ticket, trackComplaintRequest, trackedComplaint } from './shapes.ts';

const tag = 'Messages';
const TOKEN = /^[\w-]{20,100}$/;

export function messageRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/newsletter',
      tag,
      summary: 'Ask for the newsletter',
      body: newsletterRequest,
      data: z.object({ sent: z.literal(true) }),
      codes: [422, 429],
      handle: ({ body, caller }) => subscribe(services, body.email, caller.address),
    }),
    ...newsletterPages(services, 'confirm'),
    ...newsletterPages(services, 'leave'),
    defineRoute({
      method: 'post',
      path: '/complaints',
      tag,
      summary: 'Make a complaint and get a ticket number',
      wantsKey: true,
      body: complaintRequest,
      data: ticket,
      codes: [409, 422, 429],
      handle: ({ body, caller, idempotencyKey }) => complain(services, body, idempotencyKey, caller.address),
    }),
    defineRoute({
      method: 'post',
      path: '/complaints/track',
      tag,
      summary: 'A complaint by its number and the contact given with it',
      body: trackComplaintRequest,
      data: trackedComplaint,
      codes: [404, 422, 429],
      handle: ({ body, caller }) => trackComplaint(services, body.ticket, body.contact, caller.address),
    }),
  ];
}

/** The page behind a link in a mail, and its form. Malformed links get a page too. */
function newsletterPages(services: Services, step: NewsletterStep): Route[] {
  const path = `/newsletter/${step}`;
  const query = z.object({ token: z.string().max(200).default('') });
  const page = { path, tag, query, mediaType: 'text/html', data: z.string(), codes: [422] } as const;
  return [
    defineRoute({
      ...page,
      method: 'get',
      summary: `A page that asks whether to ${step}`,
      handle: async ({ query: { token } }) =>
        TOKEN.test(token) ? askPage(services, step, token) : unknownPage(services),
    }),
    defineRoute({
      ...page,
      method: 'post',
      summary:
        step === 'leave'
          ? 'The form of that page, and one-click unsubscribe (RFC 8058) with the token in the address'
          : 'The form of that page (not JSON)',
      handle: async ({ request, query }) => {
        const form = new URLSearchParams((await readBody(request)).toString('utf8'));
        const token = form.get('token') ?? query.token;
        const status = step === 'confirm' ? 'confirmed' : 'left';
        const isKnown = TOKEN.test(token) && (await answerNewsletter(services, token, status));
        return isKnown ? donePage(services, step) : unknownPage(services);
      },
    }),
  ];
}

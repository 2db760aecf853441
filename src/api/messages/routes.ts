import { z } from 'zod';
import { ProtocolError } from '../http/answer.ts';
import { block, email, line, moment, optionalEmail, optionalLine } from '../http/fields.ts';
import { readBody } from '../http/read-body.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { complain, trackComplaint } from './complaints.ts';
import { answerNewsletter, subscribe } from './newsletter.ts';
import { askPage, donePage, type NewsletterStep } from './newsletter-page.ts';

const tag = 'Messages';
const TOKEN = /^[\w-]{20,100}$/;

export function messageRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/newsletter',
      tag,
      summary: 'Ask for the newsletter',
      body: z.object({ email }),
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
      summary: 'Complain, and get a ticket number',
      wantsKey: true,
      body: z.object({
        name: line(100, 2),
        phone: optionalLine(30),
        email: optionalEmail,
        orderNumber: optionalLine(30),
        text: block(4_000, 10),
      }),
      data: z.object({ ticket: z.string(), receivedAt: moment }),
      codes: [409, 422, 429],
      handle: ({ body, caller, idempotencyKey }) => complain(services, body, idempotencyKey, caller.address),
    }),
    defineRoute({
      method: 'post',
      path: '/complaints/track',
      tag,
      summary: 'A complaint by its number and the contact given with it',
      body: z.object({ ticket: line(30), contact: line(200) }),
      data: z.object({
        ticket: z.string(),
        receivedAt: moment,
        status: z.enum(['open', 'answered']),
        text: z.string(),
        answer: z.string().optional(),
        answeredAt: moment.optional(),
      }),
      codes: [404, 422, 429],
      handle: ({ body, caller }) => trackComplaint(services, body.ticket, body.contact, caller.address),
    }),
  ];
}

/** The page behind a link of a mail, and what its button does. */
function newsletterPages(services: Services, step: NewsletterStep): Route[] {
  const path = `/newsletter/${step}`;
  const page = { path, tag, mediaType: 'text/html', data: z.string() } as const;
  return [
    defineRoute({
      ...page,
      method: 'get',
      summary: `A page that asks whether to ${step}`,
      query: z.object({ token: z.string().regex(TOKEN) }),
      codes: [422],
      handle: async ({ query }) => askPage(step, query.token),
    }),
    defineRoute({
      ...page,
      method: 'post',
      summary: `The button of that page (a form, not JSON)`,
      handle: async ({ request }) => {
        const form = new URLSearchParams((await readBody(request)).toString('utf8'));
        const token = form.get('token') ?? '';
        if (!TOKEN.test(token)) throw new ProtocolError(400, 'The form has no token.');
        return donePage(step, await answerNewsletter(services, token, step === 'confirm' ? 'confirmed' : 'left'));
      },
    }),
  ];
}

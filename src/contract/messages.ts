import { z } from 'zod';
import { block, email, isoDay, line, moment, optionalEmail, optionalLine } from './fields.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Requests and answers about the newsletter and complaints (src/api/docs/contract-orders.md, "Messages"). Moments are ISO 8601 in UTC. */

export const newsletterRequest = z.object({ email });

/** A complaint: with a phone number, an e-mail address or both. */
export const complaintRequest = z.object({
  name: line(100, 2),
  phone: optionalLine(30),
  email: optionalEmail,
  orderNumber: optionalLine(30),
  text: block(4_000, 10),
});
export type ComplaintRequest = RequestOf<typeof complaintRequest>;

const deadlines = { acknowledgeBy: moment, settleBy: isoDay };

/** The number by which a complaint is found later, and the days by which it is acknowledged and settled. */
export const ticket = z.object({ ticket: z.string(), receivedAt: moment, ...deadlines });
export type Ticket = AnswerOf<typeof ticket>;

export const trackComplaintRequest = z.object({
  ticket: line(30),
  /** The phone number or e-mail address in the complaint. */
  contact: line(200),
});

export const trackedComplaint = z.object({
  ticket: z.string(),
  receivedAt: moment,
  status: z.enum(['open', 'answered']),
  text: z.string(),
  ...deadlines,
  /** When the grievance officer acknowledged it. */
  acknowledgedAt: moment.optional(),
  answer: z.string().optional(),
  answeredAt: moment.optional(),
});
export type TrackedComplaint = AnswerOf<typeof trackedComplaint>;

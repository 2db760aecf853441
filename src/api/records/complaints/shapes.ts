import { z } from 'zod';
import type {
  ComplaintRequest,
  NewsletterRequest,
  Ticket,
  TrackComplaintRequest,
  TrackedComplaint,
} from '../../../core/contract/messages.ts';
import { block, email, isoDay, line, moment, optionalEmail, optionalLine } from '../../ground/http/fields.ts';

/** Schemas of requests and answers about messages, of the types in core/contract/messages.ts. */

export const newsletterRequest = z.object({ email }) satisfies z.ZodType<unknown, NewsletterRequest>;

export const complaintRequest = z.object({
  name: line(100, 2),
  phone: optionalLine(30),
  email: optionalEmail,
  orderNumber: optionalLine(30),
  text: block(4_000, 10),
}) satisfies z.ZodType<unknown, ComplaintRequest>;

const deadlines = { acknowledgeBy: moment, settleBy: isoDay };

export const ticket = z.object({ ticket: z.string(), receivedAt: moment, ...deadlines }) satisfies z.ZodType<Ticket>;

export const trackComplaintRequest = z.object({ ticket: line(30), contact: line(200) }) satisfies z.ZodType<
  unknown,
  TrackComplaintRequest
>;

export const trackedComplaint = z.object({
  ticket: z.string(),
  receivedAt: moment,
  status: z.enum(['open', 'answered']),
  text: z.string(),
  ...deadlines,
  acknowledgedAt: moment.optional(),
  answer: z.string().optional(),
  answeredAt: moment.optional(),
}) satisfies z.ZodType<TrackedComplaint>;

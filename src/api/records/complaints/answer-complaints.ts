import type { ComplaintServices } from './services.ts';
import { complaintDeadlines } from '../../../core/calendar/complaint-deadlines.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { ComplaintRow } from '../../ground/database/tables.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';

/** What the operator does with complaints. */

/** Whether the person was told, by email or on the phone; otherwise somebody has to call the number. */
export interface Told {
  readonly complaint: ComplaintRow;
  readonly isTold: boolean;
}

export type Acknowledged =
  /** There is none with this ticket that is open and not acknowledged yet. */
  | { readonly kind: 'not-waiting' }
  /** `settleBy` is the Indian day by which it has to be answered. */
  | ({ readonly kind: 'acknowledged'; readonly settleBy: string } & Told);

/** Acknowledges a complaint, by its clean ticket. */
export function acknowledgeComplaint(services: ComplaintServices, actor: Actor, ticket: string): Promise<Acknowledged> {
  const { database, now } = services;
  return database.write(async (db) => {
    const complaint = await db
      .updateTable('complaints')
      .set({ acknowledged_at: now() })
      .where('ticket', '=', ticket)
      .where('acknowledged_at', 'is', null)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (!complaint) return { kind: 'not-waiting' };
    await writeAudit(db, now(), actor, 'complaint-acknowledged', `complaint:${ticket}`);
    const { settleBy } = complaintDeadlines(complaint.created_at);
    const message = services.complaintNotices.acknowledged(complaint, ticket, settleBy);
    if (message) await enqueue(db, message, now());
    return { kind: 'acknowledged', complaint, settleBy, isTold: message !== undefined };
  });
}

export type Answered = { readonly kind: 'unknown-ticket' } | ({ readonly kind: 'answered' } & Told);

/** Answers a complaint, by its clean ticket; again with another answer. */
export function answerComplaint(
  services: ComplaintServices,
  actor: Actor,
  ticket: string,
  answer: string,
): Promise<Answered> {
  const { database, now } = services;
  return database.write(async (db) => {
    const complaint = await db
      .updateTable('complaints')
      .set({ status: 'answered', answer, answered_at: now() })
      .where('ticket', '=', ticket)
      .returningAll()
      .executeTakeFirst();
    if (!complaint) return { kind: 'unknown-ticket' };
    const details = { characters: answer.length };
    await writeAudit(db, now(), actor, 'complaint-answered', `complaint:${ticket}`, details);
    const message = services.complaintNotices.answered(complaint, ticket, answer);
    if (message) await enqueue(db, message, now());
    return { kind: 'answered', complaint, isTold: message !== undefined };
  });
}

import type { ComplaintServices } from './services.ts';
import { complaintDeadlines } from '../../../core/calendar/complaint-deadlines.ts';
import type { ComplaintRequest, Ticket, TrackedComplaint } from '../../../contract/messages.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { fold } from '../../ground/text/identity.ts';
import { languageColumn } from '../../ground/text/language.ts';
import { readPhone } from '../accounts/find.ts';
import { cleanOrderNumber, cleanTicket, makeTicket } from '../../ground/database/ids.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, ok, tooMany, tooManyHere } from '../../ground/http/answer.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import { answerOnce, type UsedBefore } from '../../ground/limits/idempotency.ts';
import { charge, chargeAsker, chargesOfTracking } from '../../ground/limits/limits.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import type { Services } from '../../ground/services.ts';

/** Who complains. */
interface Complaining {
  readonly address: string;
  /** Whether they have shown that the order is theirs: its number stands on parcels. */
  readonly ownsOrder: boolean;
}

/**
 * Stores a complaint, once for each idempotency key, and gives it a ticket number. The sellers of an order hear of a complaint of its buyer
 * alone; the operator sees all.
 */
export async function complain(
  services: ComplaintServices,
  complaint: ComplaintRequest,
  key: string,
  { address: clientAddress, ownsOrder }: Complaining,
): Promise<Answer<Ticket>> {
  const { database, config, now } = services;
  const phone = complaint.phone === undefined ? undefined : readPhone(services, complaint.phone);
  const fields: Record<string, string> = {};
  if (complaint.phone !== undefined && phone === undefined) fields['phone'] = fieldsText.phone;
  if (complaint.phone === undefined && complaint.email === undefined) fields['phone'] = fieldsText.phoneOrEmail;
  const take = async (db: QueryBuilder, ticket: string): Promise<Answer<Ticket>> => {
    const contact = phone ?? fold(complaint.email ?? '');
    const wait = await charge(
      db,
      config.limits,
      [
        ['complaint-contact', `${contact} ${clientAddress}`],
        ['complaint-address', clientAddress],
      ],
      now(),
    );
    if (wait !== undefined) return tooManyHere(wait);
    if (Object.keys(fields).length > 0) return invalid(fields);
    await insertComplaint(db, ticket, { ...complaint, phone, ownsOrder }, now());
    const to = {
      name: complaint.name,
      email: complaint.email ?? null,
      phone: phone ?? null,
      language: languageColumn(),
    };
    const message = services.complaintNotices.received(to, serialiseTicket(ticket, now()));
    if (message) await enqueueAsked(services, db, message, { address: clientAddress });
    if (complaint.orderNumber !== undefined && ownsOrder)
      await services.complaintNotices.tellSellers(db, cleanOrderNumber(complaint.orderNumber), ticket);
    return ok(serialiseTicket(ticket, now()));
  };
  const answer = await database.write((db) => {
    const ticket = makeTicket();
    return answerOnce(
      db,
      { key, request: complaint, result: ticket, now: now() },
      { make: () => take(db, ticket), replay: (before) => replay(db, before) },
    );
  });
  services.wake();
  return answer;
}

const serialiseTicket = (ticket: string, receivedAt: number): Ticket => ({
  ticket,
  receivedAt: isoMoment(receivedAt),
  ...complaintDeadlines(receivedAt),
});

/** The answer to a repeated request. */
async function replay(db: QueryBuilder, before: UsedBefore): Promise<Answer<Ticket>> {
  const row =
    before === 'other'
      ? undefined
      : await db.selectFrom('complaints').select('created_at').where('ticket', '=', before.result).executeTakeFirst();
  return row && before !== 'other'
    ? ok(serialiseTicket(before.result, row.created_at))
    : fail(409, answersText.keyOfRequest);
}

async function insertComplaint(
  db: QueryBuilder,
  ticket: string,
  { name, email, phone, orderNumber, text, ownsOrder }: ComplaintRequest & Pick<Complaining, 'ownsOrder'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('complaints')
    .values({
      ticket,
      name,
      phone: phone ?? null,
      email: email ?? null,
      order_number: orderNumber === undefined ? null : cleanOrderNumber(orderNumber),
      is_order_proved: orderNumber === undefined ? null : Number(ownsOrder),
      text,
      status: 'open',
      answer: null,
      created_at: now,
      language: languageColumn(),
      acknowledged_at: null,
      answered_at: null,
    })
    .execute();
}

/** Finds a complaint by its ticket and the phone or email address given with it. */
export async function trackComplaint(
  services: Services,
  typedTicket: string,
  contact: string,
  clientAddress: string,
): Promise<Answer<TrackedComplaint>> {
  const { database, config, now } = services;
  const ticket = cleanTicket(typedTicket);
  const charges = chargesOfTracking(ticket, clientAddress);
  const row = await database.read.selectFrom('complaints').selectAll().where('ticket', '=', ticket).executeTakeFirst();
  const isPhone = row?.phone !== null && row?.phone === readPhone(services, contact);
  const isEmail = row?.email != null && fold(row.email) === fold(contact);
  const known = isPhone || isEmail ? row : undefined;
  const asker = { charges, right: known?.ticket };
  const wait = await database.write((db) => chargeAsker(db, config.limits, asker, now()));
  if (wait !== undefined) return tooMany(wait);
  if (!known) return fail(404, answersText.noTicket);
  return ok({
    ticket: known.ticket,
    receivedAt: isoMoment(known.created_at),
    status: known.status,
    text: known.text,
    ...complaintDeadlines(known.created_at),
    acknowledgedAt: known.acknowledged_at === null ? undefined : isoMoment(known.acknowledged_at),
    ...present({ answer: known.answer }),
    answeredAt: known.answered_at === null ? undefined : isoMoment(known.answered_at),
  });
}

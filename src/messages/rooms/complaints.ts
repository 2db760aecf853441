// Made from ../en/complaints.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface ComplaintsText {
  readonly about: (values: { item: string | number; text: string | number }) => string;
  readonly sentBefore: string;
  readonly copied: string;
  readonly received: string;
  readonly notFound: string;
  readonly by: (values: { day: string | number }) => string;
  readonly deadlines: (values: { reply: string | number; settle: string | number }) => string;
  readonly answered: (values: { moment: string | number; answer: string | number }) => string;
  readonly read: (values: { settle: string | number }) => string;
  readonly receivedOn: (values: { moment: string | number }) => string;
  readonly title: string;
  readonly description: (values: { shop: string | number }) => string;
  readonly promise: string;
  readonly promiseByPhone: string;
  readonly withoutScript: string;
  readonly talk: string;
  readonly how: string;
  readonly whichItem: string;
  readonly wholeOrder: string;
  readonly text: string;
  readonly textMissing: string;
  readonly phoneOrEmail: string;
  readonly phoneMissing: string;
  readonly send: string;
  readonly ticketIs: readonly MessagePart<'ticket'>[];
  readonly copy: readonly MessagePart<'what'>[];
  readonly weReply: readonly MessagePart<'replyBy'>[];
  readonly weSettle: readonly MessagePart<'settleBy'>[];
  readonly keepTicket: string;
  readonly check: string;
  readonly ticket: string;
  readonly contact: string;
  readonly contactMissing: string;
  readonly checkStatus: string;
}

export const complaintsText: ComplaintsText = readRoom('complaints');

import type { Ticket } from '../../../contract/messages.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Message } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import type { Reader } from '../../ground/text/language.ts';

/** How somebody who complains can be reached. */
export interface Complainant extends Reader {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What is told about complaints; undefined for those whom this host can't reach. The layer of notices writes it. */
export interface ComplaintNotices {
  received(to: Complainant, ticket: Ticket): Message | undefined;
  /** A person has read it, and will settle it by `settleBy` (ISO). */
  acknowledged(to: Complainant, ticket: string, settleBy: string): Message | undefined;
  answered(to: Complainant, ticket: string, answer: string): Message | undefined;
  /** Tells the sellers of an order of a complaint about it. Has to run in a write job. */
  tellSellers(db: QueryBuilder, orderNumber: string, ticket: string): Promise<void>;
}

/** What this room needs of the host. */
export interface ComplaintServices extends Services {
  readonly complaintNotices: ComplaintNotices;
}

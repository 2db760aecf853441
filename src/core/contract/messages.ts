import type { ComplaintDeadlines } from '../calendar/complaint-deadlines.ts';

/** Requests and answers about the newsletter and complaints (src/api/docs/contract-orders.md, "Messages"). Moments are ISO 8601 in UTC. */

export interface NewsletterRequest {
  readonly email: string;
}

/** A complaint: with a phone number, an e-mail address or both. */
export interface ComplaintRequest {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  readonly orderNumber?: string;
  readonly text: string;
}

/** What a complaint is found by later, and by when it is acknowledged and settled. */
export interface Ticket extends ComplaintDeadlines {
  readonly ticket: string;
  readonly receivedAt: string;
}

export interface TrackComplaintRequest {
  readonly ticket: string;
  /** The phone number or e-mail address that was given with it. */
  readonly contact: string;
}

export interface TrackedComplaint extends Ticket {
  readonly status: 'open' | 'answered';
  readonly text: string;
  /** When the grievance officer acknowledged it. */
  readonly acknowledgedAt?: string;
  readonly answer?: string;
  readonly answeredAt?: string;
}

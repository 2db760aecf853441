// Made from ../en/notices-operator.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface NoticesOperatorText {
  readonly subject: string;
  readonly waiting: string;
  readonly complaintsUrgent: (values: { count: string | number }) => string;
  readonly newOrders: (values: { count: string | number }) => string;
  readonly stuck: (values: { count: string | number }) => string;
  readonly messagesGivenUp: (values: { count: string | number }) => string;
  readonly payments: (values: { count: string | number }) => string;
  readonly refunds: (values: { count: string | number }) => string;
  readonly payouts: (values: { count: string | number }) => string;
  readonly returns: (values: { count: string | number }) => string;
  readonly complaintsOpen: (values: { count: string | number }) => string;
  readonly applications: (values: { count: string | number }) => string;
  readonly products: (values: { count: string | number }) => string;
  readonly reviews: (values: { count: string | number }) => string;
  readonly lostSubject: (values: { number: string | number }) => string;
  readonly lost: (values: { number: string | number; courier: string | number; tracking: string | number; seller: string | number; worth: string | number }) => string;
  readonly lostClaim: string;
}

export const noticesOperatorText: NoticesOperatorText = readRoom('notices-operator');

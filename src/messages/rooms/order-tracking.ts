// Made from ../en/order-tracking.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OrderTrackingText {
  readonly change: string;
  readonly why: string;
  readonly byMail: string;
  readonly byPhone: string;
  readonly sentByMail: string;
  readonly sentToPhone: string;
  readonly open: string;
  readonly noWay: (values: { phone: string | number }) => readonly MessagePart<'login' | 'phone'>[];
  readonly keep: string;
  readonly keepWhy: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly shareLink: string;
}

export const orderTrackingText: OrderTrackingText = readRoom('order-tracking');

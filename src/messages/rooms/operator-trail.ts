// Made from ../en/operator-trail.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorTrailText {
  readonly title: string;
  readonly filters: string;
  readonly orderOrPayout: string;
  readonly person: string;
  readonly withViews: string;
  readonly show: string;
  readonly clear: string;
  readonly nothing: string;
  readonly all: string;
  readonly older: string;
  readonly shopper: string;
  readonly host: string;
  readonly provider: string;
  readonly operator: readonly MessagePart<'kind' | 'name'>[];
  readonly sellerActed: readonly MessagePart<'kind' | 'name'>[];
  readonly otherActed: (values: { kind: string | number }) => readonly MessagePart<'kind' | 'name'>[];
  readonly order: readonly MessagePart<'name'>[];
  readonly payout: readonly MessagePart<'name'>[];
  readonly complaint: readonly MessagePart<'name'>[];
  readonly product: readonly MessagePart<'name'>[];
  readonly seller: readonly MessagePart<'name'>[];
  readonly staff: readonly MessagePart<'name'>[];
  readonly other: (values: { kind: string | number }) => readonly MessagePart<'name'>[];
  readonly oneOf: (values: { kind: string; words: string | number }) => string;
  readonly bankFile: string;
  readonly database: string;
  readonly complaints: string;
  readonly messages: string;
  readonly orders: string;
  readonly payouts: string;
  readonly privacy: string;
  readonly products: string;
  readonly refunds: string;
  readonly returns: string;
  readonly reviews: string;
  readonly sellers: string;
  readonly accepted: string;
  readonly packed: string;
  readonly dispatched: string;
  readonly delivered: string;
  readonly cancelled: string;
  readonly returnRequested: string;
  readonly returnAccepted: string;
  readonly returnRefused: string;
  readonly returnReceived: string;
  readonly returnPictureAdded: string;
  readonly refundDue: string;
  readonly refundSent: string;
  readonly refundDone: string;
  readonly refundUpiNamed: string;
  readonly privacyErased: string;
}

export const operatorTrailText: OperatorTrailText = readRoom('operator-trail');

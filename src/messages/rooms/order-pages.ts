// Made from ../en/order-pages.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OrderPagesText {
  readonly loading: string;
  readonly more: string;
  readonly noneHereHint: string;
  readonly noneYet: string;
  readonly noneYetHint: string;
  readonly failed: string;
  readonly missing: string;
  readonly missingHint: string;
  readonly unknown: string;
  readonly unknownHint: string;
  readonly all: string;
  readonly find: string;
  readonly number: string;
  readonly numberHint: string;
  readonly phone: string;
  readonly findButton: string;
  readonly help: (values: { phone: string | number }) => readonly MessagePart<'complaint' | 'phone'>[];
  readonly openOrder: string;
  readonly thanks: string;
  readonly order: readonly MessagePart<'number'>[];
  readonly copyNumber: readonly MessagePart<'what'>[];
  readonly next: string;
  readonly continue: string;
  readonly sums: string;
  readonly upi: string;
  readonly upiMissing: string;
  readonly upiHint: string;
  readonly saveUpi: string;
  readonly again: string;
  readonly invoice: string;
  readonly complaint: string;
  readonly cancel: string;
  readonly cancelHint: string;
  readonly cancelReason: readonly MessagePart<'mark'>[];
  readonly cancelSurely: string;
  readonly history: string;
  readonly soldTo: string;
  readonly invoiceOrder: string;
  readonly invoiceItems: string;
}

export const orderPagesText: OrderPagesText = readRoom('order-pages');

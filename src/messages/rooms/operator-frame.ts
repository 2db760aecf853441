// Made from ../en/operator-frame.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorFrameText {
  readonly pageTitle: (values: { title: string | number; shop: string | number }) => string;
  readonly operator: string;
  readonly role: (values: { role: string }) => string;
  readonly passkeys: string;
  readonly language: string;
  readonly visitShop: string;
  readonly signOut: string;
  readonly dashboard: string;
  readonly work: string;
  readonly today: string;
  readonly orders: string;
  readonly returns: string;
  readonly complaints: string;
  readonly reviews: string;
  readonly money: string;
  readonly payouts: string;
  readonly refunds: string;
  readonly figures: string;
  readonly catalogue: string;
  readonly sellers: string;
  readonly products: string;
  readonly records: string;
  readonly messages: string;
  readonly auditTrail: string;
  readonly more: string;
  readonly close: string;
  readonly waitingCount: (values: { count: string | number }) => readonly MessagePart<'unseen'>[];
  readonly days: (values: { from: string | number; to: string | number }) => string;
  readonly lessThanMinute: string;
  readonly lessThanMinuteFigure: string;
  readonly spanMinutes: (values: { minutes: number }) => string;
  readonly spanHours: (values: { hours: number }) => string;
  readonly spanDays: (values: { days: number }) => string;
  readonly waitingFor: (values: { span: string | number }) => readonly MessagePart<'slim'>[];
  readonly waitingInline: (values: { span: string | number; day: string | number }) => readonly MessagePart<'soft'>[];
  readonly since: (values: { day: string | number }) => string;
  readonly status: string;
  readonly reason: string;
  readonly reasonField: (values: { reader: string; label: string | number }) => string;
  readonly again: string;
  readonly noSuchAction: string;
  readonly roleForbids: string;
  readonly formIncomplete: string;
  readonly readBy: (values: { reader: string }) => string;
  readonly search: string;
}

export const operatorFrameText: OperatorFrameText = readRoom('operator-frame');

// Made from ../en/terms.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface TermsText {
  readonly alwaysFree: string;
  readonly costs: (values: { fee: string | number }) => string;
  readonly freeFrom: (values: { from: string | number; fee: string | number }) => string;
  readonly cashFree: string;
  readonly cashFee: (values: { fee: string | number }) => string;
  readonly returns: (values: { days: number }) => string;
  readonly freeAbove: (values: { amount: string | number }) => string;
  readonly cashPlus: (values: { fee: string | number }) => string;
  readonly noExtra: string;
  readonly extra: (values: { fee: string | number }) => string;
  readonly days: (values: { most: number; least: string | number }) => string;
  readonly daysOfProcessing: (values: { most: number; least: string | number }) => string;
  readonly arrives: (values: { most: number; least: string | number }) => string;
  readonly arrivesMade: (values: { most: number; least: string | number }) => string;
  readonly leaves: (values: { most: number; least: string | number }) => string;
  readonly leavesMade: (values: { most: number; least: string | number }) => string;
  readonly sent: (values: { most: number; least: string | number }) => string;
  readonly easyReturn: (values: { days: number }) => string;
  readonly easyReturnIf: (values: { days: number; condition: string | number }) => string;
  readonly standard: string;
  readonly ordersBelow: (values: { amount: string | number }) => string;
  readonly ordersFrom: (values: { amount: string | number }) => string;
  readonly besides: string;
  readonly feeBelow: (values: { fee: string | number }) => string;
  readonly everyOrder: string;
  readonly toDoor: string;
  readonly notCounted: string;
  readonly payAtDoor: string;
  readonly refund: (values: { days: number }) => string;
}

export const termsText: TermsText = readRoom('terms');

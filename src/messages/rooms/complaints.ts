// Made from ../en/complaints.json, which is what to change.
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
}

export const complaintsText: ComplaintsText = readRoom('complaints');

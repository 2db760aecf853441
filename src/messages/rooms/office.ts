// Made from ../en/office.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OfficeText {
  readonly fileLarge: (values: { most: string | number }) => string;
  readonly privacy: readonly MessagePart<'link'>[];
  readonly sellerTerms: readonly MessagePart<'link'>[];
}

export const officeText: OfficeText = readRoom('office');

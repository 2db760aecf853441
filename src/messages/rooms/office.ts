// Made from ../en/office.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OfficeText {
  readonly fileLarge: (values: { most: string | number }) => string;
  readonly privacy: readonly MessagePart<'link'>[];
  readonly sellerTerms: readonly MessagePart<'link'>[];
  readonly uploadPhotos: string;
  readonly movePhoto: (values: { photo: string | number }) => string;
  readonly photosTogether: (values: { most: string | number }) => string;
  readonly discardHint: string;
  readonly downloadTable: string;
}

export const officeText: OfficeText = readRoom('office');

// Made from ../en/saving.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SavingText {
  readonly on: string;
  readonly off: string;
  readonly weight: (values: { page: string | number; visit: string | number }) => string;
  readonly kilobytes: (values: { count: string | number }) => string;
  readonly megabytes: (values: { count: string | number }) => string;
  readonly showPicture: string;
  readonly showAll: string;
}

export const savingText: SavingText = readRoom('saving');

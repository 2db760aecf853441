// Made from ../en/consent.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ConsentText {
  readonly label: string;
  readonly ask: (values: { visits: string }) => string;
  readonly policy: string;
  readonly decline: string;
  readonly accept: string;
  readonly accepted: string;
  readonly declined: string;
}

export const consentText: ConsentText = readRoom('consent');

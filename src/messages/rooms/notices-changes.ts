// Made from ../en/notices-changes.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface NoticesChangesText {
  readonly bank: string;
  readonly email: string;
  readonly phone: string;
  readonly business: string;
  readonly codeSubject: string;
  readonly code: (values: { what: string; code: string | number }) => string;
  readonly codeSecret: (values: { link: string | number }) => string;
  readonly bankWaitsSubject: (values: { day: string | number }) => string;
  readonly bankWaits: (values: { ending: string | number; day: string | number }) => string;
  readonly bankStop: (values: { link: string | number }) => string;
  readonly changedSubject: (values: { what: string }) => string;
  readonly changed: (values: { what: string }) => string;
  readonly changedByOthers: (values: { phone: string | number; email: string | number; link: string | number }) => string;
  readonly stoppedSubject: (values: { what: string }) => string;
  readonly stopped: (values: { what: string }) => string;
  readonly oldStays: (values: { link: string | number }) => string;
  readonly confirmEmailSubject: string;
  readonly confirmEmail: (values: { shop: string | number }) => string;
}

export const noticesChangesText: NoticesChangesText = readRoom('notices-changes');

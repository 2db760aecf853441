// Made from ../en/app-states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface AppStatesText {
  readonly required: string;
  readonly thisPage: string;
  readonly thisForm: string;
  readonly scriptOff: (values: { what: string | number }) => string;
  readonly scriptLate: (values: { what: string | number }) => string;
  readonly reload: string;
  readonly withoutAccount: string;
  readonly noAccounts: string;
  readonly loading: (values: { what: string | number }) => string;
  readonly productsFailed: string;
  readonly tryAgain: string;
}

export const appStatesText: AppStatesText = readRoom('app-states');

// Made from ../en/app-states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface AppStatesText {
  readonly required: string;
  readonly reload: string;
  readonly withoutAccount: string;
  readonly noAccounts: string;
  readonly productsFailed: string;
  readonly tryAgain: string;
  readonly pageOff: string;
  readonly pageLate: string;
  readonly formOff: string;
  readonly formLate: string;
}

export const appStatesText: AppStatesText = readRoom('app-states');

// Made from ../en/notices-accounts.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface NoticesAccountsText {
  readonly confirmEmailSubject: string;
  readonly confirmEmail: (values: { shop: string | number }) => string;
  readonly confirmEmailIgnore: string;
  readonly newPassword: (values: { link: string | number }) => string;
  readonly passwordChangedSubject: string;
  readonly passwordChanged: string;
  readonly emailChangedSubject: string;
  readonly emailIsNew: string;
  readonly emailIsOld: (values: { email: string | number; phone: string | number }) => string;
  readonly phoneChangedSubject: string;
  readonly phoneChanged: string;
  readonly codeSubject: string;
  readonly code: (values: { code: string | number }) => string;
  readonly codeSecret: string;
  readonly deletedSubject: string;
  readonly deleted: (values: { email: string | number }) => string;
  readonly resetSubject: string;
  readonly reset: string;
  readonly resetIgnore: string;
}

export const noticesAccountsText: NoticesAccountsText = readRoom('notices-accounts');

// Made from ../en/operator-sign-in.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorSignInText {
  readonly signIn: string;
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly withPasskey: string;
  readonly signedIn: readonly MessagePart<'link'>[];
  readonly lost: string;
  readonly tooLong: string;
  readonly oldInvitation: string;
  readonly askForInvitation: string;
  readonly welcome: (values: { name: string | number }) => string;
  readonly newPassword: (values: { least: string | number }) => string;
  readonly addKey: string;
  readonly pointCamera: string;
  readonly qrCode: string;
  readonly openApp: string;
  readonly codeNow: string;
  readonly save: string;
  readonly passwordLength: (values: { least: string | number; most: string | number }) => string;
  readonly codeWrong: string;
  readonly ownPage: string;
  readonly notAForm: string;
  readonly formExpired: string;
  readonly signInForFile: (values: { what: string }) => string;
  readonly noFile: (values: { what: string }) => string;
  readonly language: string;
  readonly saveLanguage: string;
  readonly notTranslated: string;
  readonly languageSaved: string;
  readonly noLanguage: string;
  readonly copied: string;
}

export const operatorSignInText: OperatorSignInText = readRoom('operator-sign-in');

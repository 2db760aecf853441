// Made from ../en/account-forms.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface AccountFormsText {
  readonly loading: string;
  readonly out: string;
  readonly outHint: string;
  readonly deleted: string;
  readonly deletedHint: string;
  readonly login: string;
  readonly country: string;
  readonly data: string;
  readonly name: string;
  readonly changeName: readonly MessagePart<'verb' | 'what'>[];
  readonly saveName: string;
  readonly newName: string;
  readonly nameHint: string;
  readonly changeEmail: readonly MessagePart<'verb' | 'what'>[];
  readonly newEmail: string;
  readonly emailHint: string;
  readonly resendLink: string;
  readonly changePhone: readonly MessagePart<'verb' | 'what'>[];
  readonly saveNumber: string;
  readonly phoneHint: string;
  readonly confirmNumber: string;
  readonly since: string;
  readonly logOutDevice: readonly MessagePart<'which'>[];
  readonly logOutOthers: string;
  readonly changePassword: string;
  readonly currentPassword: string;
  readonly passwordHint: (values: { least: string | number }) => string;
  readonly showPasswords: string;
  readonly countryHint: string;
  readonly saveCountry: string;
  readonly dataHint: readonly MessagePart<'policy'>[];
  readonly download: string;
  readonly downloadHint: string;
  readonly downloadFile: string;
  readonly delete: string;
  readonly deleteHint: string;
  readonly deleteForGood: string;
  readonly loadingAddresses: string;
  readonly editAddress: readonly MessagePart<'which'>[];
  readonly makeDefault: readonly MessagePart<'which'>[];
  readonly deleteAddress: readonly MessagePart<'delete' | 'which'>[];
  readonly addAddress: string;
  readonly fullName: string;
  readonly deliverHere: string;
  readonly saveAddress: string;
  readonly cancel: string;
  readonly loggedInAs: readonly MessagePart<'name'>[];
}

export const accountFormsText: AccountFormsText = readRoom('account-forms');

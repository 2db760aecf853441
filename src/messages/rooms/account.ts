// Made from ../en/account.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface AccountText {
  readonly label: string;
  readonly orders: string;
  readonly addresses: string;
  readonly details: string;
  readonly logOut: string;
  readonly linkIncomplete: string;
  readonly openAgain: string;
  readonly linkExpired: string;
  readonly linkWorksOnce: string;
  readonly logInForLink: string;
  readonly emailTaken: string;
  readonly emailTakenWay: string;
  readonly linkSent: string;
  readonly nameSaved: string;
  readonly newLinkSent: string;
  readonly numberSaved: string;
  readonly numberConfirmed: string;
  readonly passwordChanged: string;
  readonly countrySaved: string;
  readonly fileSaved: string;
  readonly confirmed: string;
  readonly notConfirmed: string;
  readonly notGiven: string;
  readonly add: string;
  readonly change: string;
  readonly confirmLinkSent: string;
  readonly switchLinkSent: (values: { email: string | number }) => string;
  readonly wrongPassword: string;
  readonly codeEmailed: string;
  readonly confirmBy: (values: { way: string }) => string;
  readonly codeSent: (values: { phone: string | number }) => string;
  readonly newCodeSent: (values: { phone: string | number }) => string;
  readonly sessionsFailed: string;
  readonly loggedInOn: (values: { moment: string | number }) => string;
  readonly loggedInUsed: (values: { moment: string | number; day: string | number }) => string;
  readonly thisDevice: string;
  readonly anotherDevice: string;
  readonly thisBrowser: (values: { browser: string | number }) => string;
  readonly deviceOut: string;
  readonly othersOut: string;
  readonly addressesFailed: string;
  readonly addressesElsewhere: string;
  readonly addressesNone: string;
  readonly default: string;
  readonly delete: string;
  readonly deleteSurely: string;
  readonly defaultChanged: string;
  readonly addressDeleted: string;
  readonly editAddress: string;
  readonly newAddress: string;
  readonly addressSaved: string;
}

export const accountText: AccountText = readRoom('account');

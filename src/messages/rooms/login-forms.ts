// Made from ../en/login-forms.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface LoginFormsText {
  readonly code: string;
  readonly codeHint: string;
  readonly phoneForMessage: string;
  readonly phoneForEmail: string;
  readonly phoneOrEmail: string;
  readonly enterPhoneOrEmail: string;
  readonly sendCode: string;
  readonly codeFor: readonly MessagePart<'phone'>[];
  readonly sentToPhone: string;
  readonly sentByEmail: string;
  readonly nothingCame: string;
  readonly stayLoggedIn: string;
  readonly changeNumber: string;
  readonly orPassword: string;
  readonly emailsCode: string;
  readonly reasons: string;
  readonly reasonOrders: string;
  readonly reasonAddresses: string;
  readonly reasonDevices: string;
  readonly orderWithout: readonly MessagePart<'shop'>[];
  readonly orderAndReview: readonly MessagePart<'orders' | 'shop'>[];
  readonly codeInstead: string;
  readonly passwordInstead: string;
  readonly resetHint: string;
  readonly sendLink: string;
  readonly resetSeller: readonly MessagePart<'link'>[];
  readonly resetShopper: readonly MessagePart<'link'>[];
  readonly resetSent: string;
  readonly resetSentHint: string;
  readonly choosePassword: string;
  readonly newPassword: string;
  readonly savePassword: string;
  readonly passwordChanged: string;
  readonly loggedOut: string;
  readonly dashboard: string;
  readonly confirmAsk: string;
  readonly confirmEmail: string;
  readonly emailConfirmed: string;
  readonly emailConfirmedHint: string;
  readonly newLink: string;
  readonly backToLogIn: string;
  readonly backToSignIn: string;
}

export const loginFormsText: LoginFormsText = readRoom('login-forms');

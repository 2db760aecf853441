// Made from ../en/login.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface LoginText {
  readonly unknownAccount: string;
  readonly unknownAccountTitle: string;
  readonly unknownAccountPlain: string;
  readonly unknownAccountHint: string;
  readonly wrongPassword: string;
  readonly wrongPasswordTitle: string;
  readonly wrongPasswordPlain: string;
  readonly wrongPasswordHint: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly failedLink: string;
  readonly ok: string;
  readonly taken: string;
  readonly logIn: string;
  readonly or: string;
  readonly logInWithCode: string;
  readonly codeHint: string;
  readonly lostPassword: string;
  readonly createAccount: string;
  readonly register: string;
  readonly haveAccount: string;
  readonly nameOrEmail: string;
  readonly enterNameOrEmail: string;
  readonly username: string;
  readonly enterUsername: string;
  readonly email: string;
  readonly enterEmail: string;
  readonly password: string;
  readonly enterPassword: string;
  readonly passwordLength: (values: { least: string | number }) => string;
  readonly rememberMe: string;
  readonly showPassword: string;
  readonly privacy: readonly MessagePart<'link'>[];
  readonly closePanel: string;
  readonly loggedIn: string;
  readonly loggedOut: string;
  readonly account: string;
  readonly goOn: string;
  readonly newCodeSent: string;
  readonly newCodeIn: (values: { seconds: string | number }) => string;
  readonly newCode: string;
  readonly description: (values: { shop: string | number }) => string;
  readonly titleWithRegister: string;
  readonly descriptionWithRegister: (values: { shop: string | number }) => string;
}

export const loginText: LoginText = readRoom('login');

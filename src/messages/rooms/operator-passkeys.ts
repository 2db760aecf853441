// Made from ../en/operator-passkeys.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorPasskeysText {
  readonly title: string;
  readonly caption: string;
  readonly name: string;
  readonly host: string;
  readonly since: string;
  readonly lastUsed: string;
  readonly action: string;
  readonly never: string;
  readonly remove: (values: { name: string | number }) => readonly MessagePart<'unseen'>[];
  readonly none: string;
  readonly about: string;
  readonly newPasskey: string;
  readonly needsName: string;
  readonly signInFirst: string;
  readonly signInAgain: string;
  readonly tooMany: string;
  readonly nameHint: string;
  readonly needsScript: string;
  readonly add: string;
  readonly nameMissing: string;
  readonly haveToSignIn: string;
  readonly added: (values: { name: string | number }) => string;
  readonly removed: string;
  readonly noPasskey: string;
  readonly onDevice: string;
  readonly notGiven: string;
}

export const operatorPasskeysText: OperatorPasskeysText = readRoom('operator-passkeys');

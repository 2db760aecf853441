// Made from ../en/answers-operator.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface AnswersOperatorText {
  readonly signInWrong: string;
  readonly passkeyRefused: string;
  readonly passkeyOrPassword: string;
  readonly passkeyLate: string;
  readonly mostPasskeys: (values: { most: string | number }) => string;
  readonly passkeyKnown: string;
  readonly sellerId: (values: { most: string | number }) => string;
  readonly noSellerFile: string;
  readonly sellerRefused: (values: { field: string | number; expected: string | number }) => string;
  readonly noAccount: string;
  readonly noBankAccount: string;
  readonly nothingDue: string;
  readonly payoutReturned: string;
  readonly accountCooling: string;
  readonly passkeyOf: (values: { shop: string | number }) => string;
}

export const answersOperatorText: AnswersOperatorText = readRoom('answers-operator');

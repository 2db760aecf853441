// Made from ../en/operator-accounts.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorAccountsText {
  readonly noSeller: string;
  readonly payouts: string;
  readonly payout: string;
  readonly sent: string;
  readonly paid: string;
  readonly account: string;
  readonly utr: string;
  readonly amount: string;
  readonly nonePaid: string;
  readonly paidNextDay: string;
  readonly owedAmount: (values: { amount: string | number }) => string;
  readonly adjustAmount: string;
  readonly adjust: string;
  readonly adjustOpen: string;
  readonly make: (values: { amount: string | number }) => string;
  readonly statements: string;
  readonly noStatement: string;
  readonly firstStatement: string;
  readonly payoutsOf: (values: { seller: string | number }) => string;
  readonly payoutsOfLinked: readonly MessagePart<'seller'>[];
  readonly columnShipping: string;
  readonly columnGst: string;
  readonly noMonth: string;
  readonly laterLines: string;
  readonly manyLines: (values: { most: string | number }) => string;
  readonly owedBefore: string;
  readonly owedAfter: string;
  readonly statementOf: (values: { month: string | number }) => string;
  readonly print: string;
  readonly nonePosted: string;
  readonly monthTotal: string;
  readonly day: string;
  readonly what: string;
  readonly of: string;
  readonly sum: string;
  readonly statement: string;
  readonly order: string;
  readonly balancesTitle: string;
  readonly checkRuns: readonly MessagePart<'ask'>[];
  readonly check: string;
  readonly aboutCheck: string;
  readonly checkAll: string;
  readonly balances: (values: { postings: number; sellers: number }) => string;
  readonly isWrong: string;
  readonly debit: string;
  readonly credit: string;
  readonly total: string;
  readonly allBalances: string;
  readonly nothingPosted: string;
  readonly balancesAppear: string;
  readonly owes: string;
}

export const operatorAccountsText: OperatorAccountsText = readRoom('operator-accounts');

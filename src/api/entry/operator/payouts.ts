import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { indianDay, indianMinute } from '../../../core/calendar/indian-day.ts';
import { toDecimal } from '../../../core/money/format-price.ts';
import { accountWords } from '../../../core/settlement/entries.ts';
import { STATEMENT_COLUMNS } from '../../../core/settlement/statement.ts';
import { writeNew } from '../../../write-beside.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import { adjust } from '../../records/ledger/adjust.ts';
import { isAccountNumber, noteTaken, takeToBank, writeBankFile } from '../../records/ledger/bank-file.ts';
import { checkLedger } from '../../records/ledger/check.ts';
import { failPayout, listDue, makePayouts, payPayout } from '../../records/ledger/payouts.ts';
import { payoutCurrency } from '../../records/ledger/settled-seller.ts';
import { isMonth, readWholeStatement } from '../../records/ledger/statements.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordViewed,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { readAdjustment, readUtr, wordAdjusted, wordFailed, wordMade, wordPaid } from '../outcomes/payouts.ts';
import { formatList, formatTable } from './table.ts';

/** Commands on what the shop owes its sellers. */
export const payoutCommands: readonly OperatorCommand[] = [
  {
    name: 'payouts list',
    usage: '[--status due|made|paid|failed] [--most <count>]',
    summary: 'what is due to each seller today and what is owed later, or the payouts that were made',
    run: (context, args) => {
      const status = statusOption(args, ['due', 'made', 'paid', 'failed']);
      return status === 'due' ? listWhatIsDue(context) : listMade(context, args, status);
    },
  },
  {
    name: 'payouts make',
    usage: '[--seller <id>] [--account <number> --file <file.csv>]',
    summary: 'make the payouts of what is due, and write them into a file for the bank if one is named',
    run: makeWhatIsDue,
  },
  {
    name: 'payouts file',
    usage: '--account <number> --file <file.csv>',
    summary: 'write the file for the bank again, with all payouts that are made and neither paid nor failed',
    run: async (context, args) => {
      const account = readAccount(args);
      const file = requireOption(args, 'file', 'where to write the file for the bank');
      const rows = await takeToBank(context.services, context.actor);
      if (rows.length === 0) return 'No payout waits for the bank.';
      return writeFor(context, rows, account, file);
    },
  },
  {
    name: 'payouts pay',
    usage: '<id> --utr <reference>',
    summary: 'record that the bank transferred a payout; the seller is told',
    run: async ({ services, actor }, args) => {
      const id = wordAt(args, 0, 'payout');
      const utr = readUtr(requireOption(args, 'utr', 'the reference of the transfer, from the bank'));
      return wordPaid(await payPayout(services, actor, id, utr), id);
    },
  },
  {
    name: 'payouts fail',
    usage: '<id> --reason <text> [--account-right]',
    summary:
      'record that the bank refused or returned a payout; its amount is due again, and the seller is told. Its account is used again only if you say that it is right, or after it was entered anew',
    run: async ({ services, actor }, args) => {
      const id = wordAt(args, 0, 'payout');
      const reason = requireOption(args, 'reason', 'the seller reads it');
      const isRight = args.options['account-right'] === 'yes';
      return wordFailed(await failPayout(services, actor, id, reason, isRight), id, isRight);
    },
  },
  {
    name: 'payouts adjust',
    usage: '<seller> --amount=<149.00 or -149.00> --reason <text> [--again]',
    summary:
      'give a seller an amount or take one, such as for a parcel that the courier lost. The same again within a day needs --again',
    run: adjustSeller,
  },
  {
    name: 'payouts statement',
    usage: '<seller> --month <2026-11>',
    summary: "a month of a seller's account",
    run: printStatement,
  },
  {
    name: 'payouts check',
    usage: '',
    summary: 'prove the ledger: entries, balances, statements and payouts agree with each other and with the orders',
    run: async ({ services: { database, shop } }) => {
      const { problems, balances, sellers, postings } = await checkLedger(database, shop());
      if (problems.length > 0) throw new OperatorError(`The ledger is wrong:\n${problems.join('\n')}`);
      const currency = payoutCurrency(shop());
      const rows = [...balances].map(([account, minor]) => [
        accountWords(account),
        minor > 0 ? toDecimal(minor, currency) : '',
        minor < 0 ? toDecimal(-minor, currency) : '',
      ]);
      const total = (sign: number) =>
        toDecimal(
          [...balances.values()].reduce((sum, minor) => (minor * sign > 0 ? sum + minor * sign : sum), 0),
          currency,
        );
      const table = formatTable(['account', 'debit', 'credit'], [...rows, ['total', total(1), total(-1)]]);
      return `${table}\n\nThe ledger balances: ${postings} postings for ${sellers} sellers.`;
    },
  },
];

const amountOf = ({ currency, amount_minor: minor }: Pick<PayoutRow, 'currency' | 'amount_minor'>): string =>
  `${currency} ${toDecimal(minor, currency)}`;

/** The shop's own account. */
function readAccount(args: CommandArguments): string {
  const account = requireOption(args, 'account', 'the account number from which the bank pays');
  if (!isAccountNumber(account)) throw new OperatorError('--account has 9 to 18 digits.');
  return account;
}

/** Names other payouts that wait for the bank, as an earlier run may have ended before it wrote its file; undefined if there are none. */
async function madeBefore({ services }: OperatorContext, made: readonly PayoutRow[]): Promise<string | undefined> {
  const { read } = services.database;
  const rows = await read.selectFrom('payouts').select('id').where('status', '=', 'made').orderBy('id').execute();
  const others = rows.map(({ id }) => id).filter((id) => made.every((row) => row.id !== id));
  if (others.length === 0) return undefined;
  return `Made before, and neither paid nor failed: ${others.join(', ')}. If you have no file with them for the bank, write it with "payouts file".`;
}

async function makeWhatIsDue(context: OperatorContext, args: CommandArguments): Promise<string> {
  const { file, seller: sellerId } = args.options;
  const account = file === undefined ? undefined : readAccount(args);
  if (file !== undefined && existsSync(resolve(file)))
    throw new OperatorError(`${file} exists already. Name a new file.`);
  const made = await makePayouts(context.services, context.actor, sellerId);
  const others = file === undefined ? undefined : await madeBefore(context, made);
  if (made.length === 0) return others === undefined ? wordMade(made) : `${wordMade(made)} ${others}`;
  if (file !== undefined && account !== undefined) {
    await noteTaken(context.services, context.actor, made);
    const written = await writeFor(context, made, account, file);
    return others === undefined ? written : `${written}\n\nThe file lacks others. ${others}`;
  }
  return wordMade(made);
}

async function writeFor(
  { services }: OperatorContext,
  payouts: readonly PayoutRow[],
  account: string,
  file: string,
): Promise<string> {
  const path = resolve(file);
  // The file has account numbers, so only this user may read it, and it never replaces another file.
  await writeNew(path, writeBankFile(payouts, account, services.shop().name, services.now())).catch(
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new OperatorError(
        `${path} could not be written (${why}). The payouts are made: write another file with "payouts file".`,
      );
    },
  );
  const rows = payouts.map((row) => [row.id, row.seller_id, amountOf(row)]);
  return `${formatTable(['payout', 'seller', 'amount'], rows)}\n\n${path}: upload it to the bank once, then use "payouts pay".`;
}

async function listWhatIsDue({ services: { database, now } }: OperatorContext): Promise<string> {
  const due = await listDue(database.read, indianDay(now()));
  return formatTable(
    ['seller', 'due', 'later', 'not paid because'],
    due.map(({ sellerId, currency, amountMinor, laterMinor, problem }) => [
      sellerId,
      `${currency} ${toDecimal(amountMinor, currency)}`,
      toDecimal(laterMinor, currency),
      problem ?? '',
    ]),
  );
}

function listMade({ services }: OperatorContext, args: CommandArguments, status: PayoutRow['status']): Promise<string> {
  const query = services.database.read
    .selectFrom('payouts')
    .selectAll()
    .where('status', '=', status)
    .orderBy('id', 'desc');
  return formatList(args, query, ['payout', 'made', 'seller', 'amount', 'account', 'reference'], (row) => [
    row.id,
    indianMinute(row.made_at),
    row.seller_id,
    amountOf(row),
    `…${row.account_number.slice(-4)}`,
    row.utr ?? row.reason ?? '',
  ]);
}

async function adjustSeller({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const sellerId = wordAt(args, 0, 'seller (its id in the catalogue)');
  const currency = payoutCurrency(services.shop());
  const typed = requireOption(args, 'amount', 'what the seller gets; with a minus, what it pays');
  const adjustment = {
    sellerId,
    amountMinor: readAdjustment(typed, currency),
    note: requireOption(args, 'reason', 'the seller reads it'),
  };
  const adjusted = await adjust(services, actor, adjustment, args.options['again'] !== undefined);
  return wordAdjusted(adjusted, adjustment, currency);
}

async function printStatement(context: OperatorContext, args: CommandArguments): Promise<string> {
  const { database, shop } = context.services;
  const sellerId = wordAt(args, 0, 'seller (its id in the catalogue)');
  const month = requireOption(args, 'month', 'such as 2026-11');
  if (!isMonth(month)) throw new OperatorError('--month is a month such as 2026-11.');
  await recordViewed(context, `seller:${sellerId}`, { statement: month });
  const statement = await database.snapshot((db) => readWholeStatement(db, shop(), sellerId, month));
  const format = (minor = 0): string => (minor === 0 ? '' : toDecimal(minor, statement.currency));
  const { seller, totals, lines } = statement;
  const rows = lines.map(({ day, kind, orderNumber, payoutId, note, amounts, totalMinor }) => [
    day,
    kind,
    orderNumber ?? payoutId ?? note ?? '',
    ...STATEMENT_COLUMNS.map((column) => format(amounts[column])),
    format(totalMinor),
  ]);
  const sums = ['', 'total', '', ...STATEMENT_COLUMNS.map((column) => format(totals[column]))];
  const change = format(statement.closingMinor - statement.openingMinor);
  const table = formatTable(['day', 'what', 'of', ...STATEMENT_COLUMNS, 'total'], [...rows, [...sums, change]]);
  const balance = (minor: number): string => `${statement.currency} ${toDecimal(minor, statement.currency)}`;
  const head = `${seller.name}${seller.gstin ? `, GSTIN ${seller.gstin}` : ''}: ${month}`;
  return `${head}\nowed before: ${balance(statement.openingMinor)}\n\n${table}\n\nowed after: ${balance(statement.closingMinor)}`;
}

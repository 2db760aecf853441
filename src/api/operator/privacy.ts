import { writeFile } from 'node:fs/promises';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { type Actor, writeAudit } from '../audit.ts';
import type { QueryBuilder } from '../database/types.ts';
import { isoMoment } from '../http/fields.ts';
import { countDue, eraseDue, eraseOrder } from '../orders/erase-data.ts';
import { type Erasure, judgeErasure } from '../orders/erase-on-request.ts';
import { ORDER_RULES, type OrderRule, type Period, periodOn, periodWords } from '../orders/retention-periods.ts';
import { lockOrder, type OrderRows, readOrders } from '../orders/rows.ts';
import { BACKUPS, RULES as TABLE_RULES } from '../privacy/all-rules.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { exportPerson, isMoment } from '../privacy/export-person.ts';
import { findPerson, type Person, readRows } from '../privacy/person.ts';
import type { TableRule } from '../privacy/rules.ts';
import { describeFates } from '../retention.ts';
import type { Services } from '../services.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordView,
  requireOption,
} from './command.ts';
import { formatTable } from './table.ts';

/** Commands on personal data. Rules are applied by running hosts too, every hour. */
export const privacyCommands: readonly OperatorCommand[] = [
  {
    name: 'privacy list',
    usage: '[<order number, phone, email or user name>]',
    summary:
      'show how long personal data is kept, by which rule, and what is due; or what is kept of a person or an order',
    run: async (context, args) => (args.words.length === 0 ? listRules(context.services) : showHeld(context, args)),
  },
  {
    name: 'privacy erase',
    usage: '[<order number, phone, email or user name>] [--run] [--account]',
    summary:
      'show what would be erased because it is due, or because a person asks; --run erases it, with --account also their account',
    run: async (context, args) =>
      args.words.length === 0 ? eraseByRule(context, args) : eraseOnRequest(context, args),
  },
  {
    name: 'privacy export',
    usage: '<order number, phone, email or user name> --file <file>',
    summary: 'write what is kept of a person, or of an order, into a JSON file, for a person who asks for it',
    run: exportHeld,
  },
];

const RULES = Object.keys(ORDER_RULES) as OrderRule[];

async function listRules({ database, config, now }: Services): Promise<string> {
  const today = indianDay(now());
  const due = await countDue(database, now());
  const orders = RULES.map((rule) => {
    const period = periodOn(rule, today);
    const [, ...later]: readonly Period[] = ORDER_RULES[rule].periods;
    const next = later.find(({ from }) => from > today);
    const change = next ? `; from ${next.from}: ${periodWords(next)} (${next.source})` : '';
    return [ORDER_RULES[rule].erases, periodWords(period), String(due[rule]), period.source + change];
  });
  const others = describeFates(config.retention).map(({ table, days, why }) => [table, days, why]);
  return [
    formatTable(['erased from orders', 'after', 'due now', 'by'], orders),
    formatTable(['deleted from the database', 'after', 'why'], others),
    BACKUPS,
  ].join('\n\n');
}

async function eraseByRule({ services, actor }: OperatorContext, { options }: CommandArguments): Promise<string> {
  const { database, now } = services;
  const due = await countDue(database, now());
  const words = RULES.filter((rule) => due[rule] > 0).map((rule) => `${due[rule]} orders: ${ORDER_RULES[rule].erases}`);
  if (words.length === 0) return 'Nothing is due.';
  if (!options['run']) return `${words.join('\n')}\nNothing was erased. --run erases it.`;
  await database.write((db) => writeAudit(db, now(), actor, 'privacy-erased', 'orders', due));
  while ((await eraseDue(database, now())) > 0);
  return `${words.join('\n')}\nErased.`;
}

/** What is kept of an order or of a person. */
interface Held {
  readonly person: Person;
  readonly erasures: readonly Erasure[];
  /** What is kept besides orders: table, row by row. */
  readonly others: readonly HeldTable[];
}

interface HeldTable {
  readonly rule: TableRule;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** @throws OperatorError when nothing is */
async function findHeld(services: Services, { words }: CommandArguments): Promise<Held> {
  const { read } = services.database;
  const named = words.join(' ');
  const person = await findPerson(services, named);
  const others: HeldTable[] = [];
  for (const [table, rule] of Object.entries(TABLE_RULES)) {
    if (rule.words === '' || rule.onRequest.does === 'order') continue;
    const rows = await readRows(read, table, rule, person);
    if (rows.length > 0) others.push({ rule, rows });
  }
  if (person.orders.length === 0 && others.length === 0) throw new OperatorError(`Nothing is kept of "${named}".`);
  const rows = await readOrders(read, person.orders);
  return { person, erasures: await judgeOrders(services, read, rows), others };
}

async function judgeOrders(
  { shop, now }: Services,
  db: QueryBuilder,
  rows: readonly OrderRows[],
): Promise<readonly Erasure[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ order }) => order.number);
  const complained = await db
    .selectFrom('complaints')
    .select('order_number')
    .where('status', '=', 'open')
    .where('order_number', 'in', numbers)
    .execute();
  const waiting = new Set(complained.map(({ order_number: number }) => number));
  return rows.map((order) => judgeErasure(order, waiting.has(order.order.number), shop(), now()));
}

const formatHeld = ({ erasures, others }: Held): string =>
  [
    ...(erasures.length > 0 ? [formatErasures(erasures)] : []),
    ...(others.length > 0
      ? [formatTable(['kept', 'which', 'with', 'when asked for'], others.flatMap(describeTable))]
      : []),
    BACKUPS,
  ].join('\n\n');

/** Rows of a table that are named one by one. */
const MOST_NAMED = 5;

function describeTable({ rule, rows }: HeldTable): string[][] {
  const named = rule.label ? rows.slice(0, MOST_NAMED) : [];
  const words = rule.words;
  const fate = describeRequest(rule);
  const lines = named.map((row) => [
    words,
    (rule.label ?? []).map((column) => labelOf(column, row[column])).join(' '),
    fate,
  ]);
  const more = rows.length - named.length;
  if (more > 0) lines.push([words, named.length > 0 ? `${more} more` : String(rows.length), fate]);
  return lines.map(([what = '', which = '', then = '']) => [what, which, describeColumns(rule), then]);
}

const labelOf = (column: string, value: unknown): string =>
  isMoment(column) ? `of ${indianDay(Number(value))}` : String(value);

/** What the columns hold: "name, phone". */
function describeColumns({ columns }: TableRule): string {
  const held = Object.values(columns).flatMap((rule) =>
    typeof rule !== 'object' ? [] : 'json' in rule ? Object.values(rule.json).map(({ holds }) => holds) : [rule.holds],
  );
  return [...new Set(held)].join(', ') || 'a link to it';
}

function describeRequest({ onRequest }: TableRule): string {
  switch (onRequest.does) {
    case 'order':
      return 'as the order';
    case 'delete':
      return 'delete';
    case 'application':
      return 'delete drafts and refused applications; the books keep others';
    case 'account':
      return 'delete with the account: its owner does on /account, or add --account';
    case 'review':
      return 'erase the name, and the text unless it is published';
    case 'nothing':
      return `nothing: ${onRequest.why}`;
  }
}

const formatErasures = (erasures: readonly Erasure[]): string =>
  formatTable(
    ['order', 'placed', 'kept of it', 'erased by rule on', 'when asked for'],
    erasures.map(({ order, keptWords, dueOn, onRequest, why }) => [
      order.number,
      indianDay(order.created_at),
      keptWords,
      dueOn ?? '',
      onRequest ? `erase ${ORDER_RULES[onRequest].erases}` : why,
    ]),
  );

async function showHeld(context: OperatorContext, args: CommandArguments): Promise<string> {
  const held = await findHeld(context.services, args);
  await recordView(context, 'privacy', { orders: held.erasures.map(({ order }) => order.number) });
  return formatHeld(held);
}

async function eraseOnRequest(context: OperatorContext, args: CommandArguments): Promise<string> {
  if (!args.options['run']) return `${await showHeld(context, args)}\n\nNothing was erased. --run erases it.`;
  const { services, actor } = context;
  const { database, now } = services;
  const held = await findHeld(services, args);
  const withAccount = args.options['account'] !== undefined;
  const accounts = withAccount ? held.person.ids.account : [];
  const erased = await database.write(async (db) => {
    const orders: string[] = [];
    for (const { order } of held.erasures) if (await eraseNow(db, services, actor, order.id)) orders.push(order.number);
    for (const id of accounts) await writeAudit(db, now(), actor, 'account-deleted', `account:${id}`);
    await erasePerson(db, held.person, { orders, withAccount, now: now() });
    await writeAudit(db, now(), actor, 'privacy-erased', 'privacy', { orders: orders.length });
    return orders.length;
  });
  return `${formatHeld(held)}\n\nErased from ${erased} of ${held.erasures.length} orders, and the rest as it says.`;
}

/** Writes what is kept of a person as JSON, for them to have. */
async function exportHeld(context: OperatorContext, args: CommandArguments): Promise<string> {
  const { services } = context;
  const file = requireOption(args, 'file', 'the JSON file to be written');
  const { person, erasures } = await findHeld(services, args);
  await recordView(context, 'privacy', { export: true, orders: erasures.map(({ order }) => order.number) });
  const data = { exportedAt: isoMoment(services.now()), ...(await exportPerson(services.database.read, person)) };
  try {
    await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new OperatorError(`${file} could not be written: ${(error as Error).message}`);
  }
  return `${file}: ${Object.values(data).flat().length - 1} rows. Send it only to the address or number that you were named, once its owner has confirmed it.`;
}

/** Erases what a request may, by the state in which the order is once it is locked. */
async function eraseNow(db: QueryBuilder, services: Services, actor: Actor, orderId: string): Promise<boolean> {
  const rows = await lockOrder(db, orderId, services.database.kind);
  const [judged] = rows ? await judgeOrders(services, db, [rows]) : [];
  if (!judged?.onRequest) return false;
  const { order, onRequest } = judged;
  await eraseOrder(db, order, onRequest);
  await writeAudit(db, services.now(), actor, 'privacy-erased', `order:${order.number}`, { rule: onRequest });
  return true;
}

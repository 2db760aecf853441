import { fold } from '../../core/identity.ts';
import { indianDay } from '../../core/indian-day.ts';
import { readPhone } from '../accounts/find.ts';
import { type Actor, writeAudit } from '../audit.ts';
import { cleanOrderNumber } from '../database/ids.ts';
import type { OrderRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import { countDue, eraseDue, eraseOrder } from '../orders/erase-data.ts';
import { type Erasure, judgeErasure } from '../orders/erase-on-request.ts';
import { ORDER_RULES, type OrderRule, type Period, periodOn, periodWords } from '../orders/retention-periods.ts';
import { lockOrder, type OrderRows, readOrders } from '../orders/rows.ts';
import { describeFates } from '../retention.ts';
import type { Services } from '../services.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordView,
} from './command.ts';
import { describeAddress, forgetAddress } from './privacy-address.ts';
import { formatTable } from './table.ts';

/** The most orders of one person that are looked at. */
const MOST_ORDERS = 1_000;

/** Commands on personal data. Rules are applied by running hosts too, every hour. */
export const privacyCommands: readonly OperatorCommand[] = [
  {
    name: 'privacy list',
    usage: '[<order number, phone or email>]',
    summary:
      'show how long personal data is kept, by which rule, and what is due; or what is kept of a person or an order',
    run: async (context, args) => (args.words.length === 0 ? listRules(context.services) : showHeld(context, args)),
  },
  {
    name: 'privacy erase',
    usage: '[<order number, phone or email>] [--run]',
    summary: 'show what would be erased because it is due, or because a person asks; --run erases it',
    run: async (context, args) =>
      args.words.length === 0 ? eraseByRule(context, args) : eraseOnRequest(context, args),
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

/** The orders of a person, or one order. */
async function findOrders(services: Services, named: string): Promise<OrderRow[]> {
  const phone = readPhone(services, named);
  const query = services.database.read.selectFrom('orders').selectAll().orderBy('id').limit(MOST_ORDERS);
  return (
    isAddress(named)
      ? query.where((eb) => eb(eb.fn<string>('lower', ['contact_email']), '=', fold(named)))
      : query.where((eb) =>
          eb.or([
            eb('number', '=', cleanOrderNumber(named)),
            ...(phone === undefined ? [] : [eb('contact_phone', '=', phone)]),
          ]),
        )
  ).execute();
}

const isAddress = (named: string): boolean => named.includes('@');

/** What is kept of an order or of a person. */
interface Held {
  readonly named: string;
  readonly erasures: readonly Erasure[];
  /** What is kept besides orders. */
  readonly others: readonly string[];
}

/** @throws OperatorError when nothing is */
async function findHeld(services: Services, { words }: CommandArguments): Promise<Held> {
  const { database } = services;
  const named = words.join(' ');
  const found = await findOrders(services, named);
  const others = isAddress(named) ? await describeAddress(database.read, named) : [];
  if (found.length === 0 && others.length === 0) throw new OperatorError(`Nothing is kept of "${named}".`);
  const rows = await readOrders(database.read, found);
  return { named, erasures: await judgeOrders(services, database.read, rows), others };
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
    ...others,
    'Account and saved addresses: their owner deletes them on the page /account.',
  ].join('\n');

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
  if (!args.options['run']) return `${await showHeld(context, args)}\nNothing was erased. --run erases it.`;
  const { services, actor } = context;
  const { database, now } = services;
  const held = await findHeld(services, args);
  const erased = await database.write(async (db) => {
    let count = 0;
    for (const { order } of held.erasures) if (await eraseNow(db, services, actor, order.id)) count++;
    if (isAddress(held.named)) await forgetAddress(db, held.named, now());
    await writeAudit(db, now(), actor, 'privacy-erased', 'privacy', { orders: count });
    return count;
  });
  return `${formatHeld(held)}\nErased from ${erased} of ${held.erasures.length} orders.`;
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

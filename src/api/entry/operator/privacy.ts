import { indianDay } from '../../../core/calendar/indian-day.ts';
import { isoMoment } from '../../ground/http/present.ts';
import { countDue, eraseAllDue } from '../privacy/erase-order.ts';
import type { Erasure } from '../privacy/erase-on-request.ts';
import { ORDER_RULES, type OrderRule, type Period, periodOn, periodWords } from '../privacy/retention-periods.ts';
import { BACKUPS } from '../privacy/rooms.ts';
import { exportPerson, isMoment } from '../privacy/export-person.ts';
import { eraseHeld, findHeld, type Held, type HeldTable } from '../privacy/held.ts';
import { writeNew } from '../../../write-beside.ts';
import type { TableRule } from '../../ground/privacy/rules.ts';
import { describeFates } from '../privacy/retention.ts';
import type { HostServices } from '../services.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordViewed,
  requireOption,
} from './command.ts';
import { formatTable } from './table.ts';

/** Commands on personal data. Running hosts apply the rules too, every hour. */
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
    usage: '[<order number, phone, email or user name>] [--run] [--with-account]',
    summary:
      'show what would be erased because it is due, or because a person asks; --run erases it, with --with-account also their account',
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

async function listRules({ database, config, now }: HostServices): Promise<string> {
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
  await eraseAllDue(services, actor, due);
  return `${words.join('\n')}\nErased.`;
}

/** The data of a person or order. @throws OperatorError when nothing is kept */
async function readHeld(services: HostServices, { words }: CommandArguments): Promise<Held> {
  const named = words.join(' ');
  const held = await findHeld(services, named);
  if (!held) throw new OperatorError(`Nothing is kept of "${named}".`);
  return held;
}

const formatHeld = ({ erasures, others }: Held): string =>
  [
    ...(erasures.length > 0 ? [formatErasures(erasures)] : []),
    ...(others.length > 0
      ? [formatTable(['kept', 'which', 'with', 'when asked for'], others.flatMap(describeTable))]
      : []),
    BACKUPS,
  ].join('\n\n');

/** How many rows of a table are named. */
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

/** The contents of the columns: "name, phone". */
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
      return 'delete with the account: its owner does on /account, or add --with-account';
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
  const held = await readHeld(context.services, args);
  await recordViewed(context, 'privacy', { orders: held.erasures.map(({ order }) => order.number) });
  return formatHeld(held);
}

async function eraseOnRequest(context: OperatorContext, args: CommandArguments): Promise<string> {
  if (!args.options['run']) return `${await showHeld(context, args)}\n\nNothing was erased. --run erases it.`;
  const { services, actor } = context;
  const held = await readHeld(services, args);
  const erased = await eraseHeld(services, actor, held, args.options['with-account'] !== undefined);
  return `${formatHeld(held)}\n\nErased from ${erased} of ${held.erasures.length} orders, and the rest as it says.`;
}

/** Writes a person's data as JSON, to hand it out to them. */
async function exportHeld(context: OperatorContext, args: CommandArguments): Promise<string> {
  const { services } = context;
  const file = requireOption(args, 'file', 'the JSON file to be written');
  const { person, erasures } = await readHeld(services, args);
  await recordViewed(context, 'privacy', { export: true, orders: erasures.map(({ order }) => order.number) });
  const data = { exportedAt: isoMoment(services.now()), ...(await exportPerson(services.database.read, person)) };
  try {
    await writeNew(file, `${JSON.stringify(data, null, 2)}\n`);
  } catch (error) {
    throw new OperatorError(`${file} could not be written: ${(error as Error).message}`);
  }
  return `${file}: ${Object.values(data).flat().length - 1} rows. Send it only to the address or number that you were named, once its owner has confirmed it.`;
}

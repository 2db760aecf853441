/** `npm run operator`: the operator's commands, on the database that the environment names. Hosts may be running. */
import { parseArgs } from 'node:util';
import { databaseCommands, runOnDatabase } from '../api/entry/operator/backup.ts';
import { COMMANDS, findCommand } from '../api/entry/operator/commands.ts';
import { OperatorError } from '../api/entry/operator/command.ts';
import { openOperator } from '../api/entry/operator/context.ts';
import { DatabaseError } from '../api/ground/database/database-error.ts';
import { findFolders } from '../integration/folders.ts';
import { readConfigOrExit } from '../server/shop-server.ts';

const text = { type: 'string' } as const;
const options = { status: text, shop: text, reason: text, text, shipment: text, reference: text } as const;
const lists = { from: text, to: text, search: text, role: text } as const;
const more = {
  amount: text,
  as: text,
  subject: text,
  most: text,
  courier: text,
  tracking: text,
  actor: text,
  version: text,
} as const;
const payouts = { account: text, file: text, month: text, utr: text } as const;
const details = { email: text, phone: text, gstin: text, pickup: text, bank: text } as const;
const flag = { type: 'boolean' } as const;
const flags = { replace: flag, run: flag, stuck: flag, json: flag, again: flag, 'account-right': flag } as const;

const help = () =>
  [...COMMANDS, ...databaseCommands]
    .map(({ name, usage, summary }) => `npm run operator -- ${`${name} ${usage}`.trim()}\n    ${summary}`)
    .join('\n');

try {
  const parsed = parseArgs({
    options: { ...options, ...lists, ...more, ...payouts, ...details, ...flags },
    allowPositionals: true,
  });
  const given = Object.fromEntries(
    Object.entries(parsed.values).map(([name, value]) => [name, typeof value === 'boolean' ? 'yes' : value]),
  );
  const [first, ...words] = parsed.positionals;
  const onDatabase = databaseCommands.find(({ name }) => name === first);
  const found = findCommand(parsed.positionals);
  if (parsed.positionals.length === 0) console.log(help());
  else if (onDatabase) console.log(await runOnDatabase(readConfigOrExit({}), onDatabase, { words, options: given }));
  else if (!found) throw new OperatorError(`There is no such command. These there are:\n\n${help()}`);
  else {
    const { context, close } = await openOperator(readConfigOrExit({}), findFolders().catalog);
    try {
      console.log(await found.command.run(context, { words: found.rest, options: given }));
    } finally {
      await close();
    }
  }
} catch (error) {
  const isPlain =
    error instanceof OperatorError ||
    error instanceof DatabaseError ||
    String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}

/** `npm run operator`: the operator's commands, on the database that the environment names. Hosts may be running. */
import './terminal/disk-errors.ts';
import { parseArgs } from 'node:util';
import { databaseCommands, runOnDatabase } from '../api/entry/operator/backup.ts';
import { COMMANDS, findCommand } from '../api/entry/operator/commands.ts';
import { OperatorError } from '../api/entry/operator/command.ts';
import { openOperator } from '../api/entry/operator/context.ts';
import { OPTIONS } from '../api/entry/operator/options.ts';
import { DatabaseError } from '../api/ground/database/database-error.ts';
import { findFolders } from '../integration/files/folders.ts';
import { readConfigOrExit } from './server/shop-server.ts';
import { commandLine } from '../command-line.ts';
import { tellError } from './terminal/tell-error.ts';

const help = () =>
  [...COMMANDS, ...databaseCommands]
    .map(({ name, usage, summary }) => `${commandLine('operator', `${name} ${usage}`.trim())}\n    ${summary}`)
    .join('\n');

try {
  const parsed = parseArgs({ options: OPTIONS, allowPositionals: true });
  const given = Object.fromEntries(
    Object.entries(parsed.values).map(([name, value]) => [name, typeof value === 'boolean' ? 'yes' : value]),
  );
  const [first, ...words] = parsed.positionals;
  const onDatabase = databaseCommands.find(({ name }) => name === first);
  const found = findCommand(parsed.positionals);
  if (parsed.positionals.length === 0 || parsed.values.help) console.log(help());
  else if (onDatabase) console.log(await runOnDatabase(readConfigOrExit({}), onDatabase, { words, options: given }));
  else if (!found) throw new OperatorError(`There is no such command. These there are:\n\n${help()}`);
  else {
    const { catalog, theme } = findFolders();
    const { context, close } = await openOperator(readConfigOrExit({}), { folder: catalog, theme });
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
  tellError(error, isPlain);
}

import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Config } from '../../ground/config/config.ts';
import { listDone, lockMigrations } from '../../ground/database/engines/migrate.ts';
import { openWithoutMigrating } from '../../ground/database/engines/connect.ts';
import type { Database } from '../../ground/database/types.ts';
import { type CommandArguments, OperatorError, wordAt } from './command.ts';
import { nameActor, readWho } from './context.ts';
import { formatTable, formatTime } from './table.ts';

/** A command on the database without migrations and without a catalogue. */
export interface DatabaseCommand {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Returns the output. @throws OperatorError, DatabaseError */
  run(database: Database, actor: Actor, args: CommandArguments): Promise<string>;
}

export const databaseCommands: readonly DatabaseCommand[] = [
  {
    name: 'backup',
    usage: '<folder or file>',
    summary: 'write the whole database into one file, while hosts run, and test that it can be restored',
    run: async (database, actor, args) => {
      const now = Date.now();
      const file = await chooseFile(wordAt(args, 0, 'folder or file'), now);
      await database.write(async (db) => {
        await lockMigrations(db, database.kind);
        if ((await listDone(db)).length === 0)
          throw new OperatorError('The database has no tables: there is nothing to back up.');
        await writeAudit(db, now, actor, 'backup', 'database');
      });
      const counts = await writeBackup(database, file, now);
      const { size } = await stat(file);
      return `${listCounts(counts)}\n\n${file}: ${Math.ceil(size / 1024)} KB. Restoring it into a temporary database succeeded.`;
    },
  },
  {
    name: 'restore',
    usage: '<file> [--replace]',
    summary:
      'restore a backup into the database, which has to be empty unless --replace is given; stop the hosts first',
    run: async (database, actor, args) => {
      const file = resolve(wordAt(args, 0, 'file'));
      const options = { isReplacing: args.options['replace'] !== undefined, actor, now: Date.now() };
      const { head, counts, erased } = await restoreBackup(database, file, options);
      const at = formatTime(Date.parse(head.createdAt));
      const words = erased > 0 ? ` ${erased} orders and accounts that were erased since are erased again.` : '';
      return `${listCounts(counts)}\n\nThe database is as it was at ${at} (India).${words}\nErase again what people asked for since then: privacy erase <order number, phone or email> --run.`;
    },
  },
];

/** Runs a command on the configured database. */
export async function runOnDatabase(config: Config, command: DatabaseCommand, args: CommandArguments): Promise<string> {
  const actor = nameActor(readWho());
  const acceptsIncomplete = config.acceptsIncompleteDatabase || args.options['replace'] !== undefined;
  const database = await openWithoutMigrating({ url: config.databaseUrl, acceptsIncomplete });
  try {
    return await command.run(database, actor, args);
  } finally {
    await database.close();
  }
}

/** The file for a backup: the named one, or a new one in the named folder. */
async function chooseFile(named: string, now: number): Promise<string> {
  const path = resolve(named);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) throw new OperatorError(`${path} already exists. A backup never replaces a file.`);
  const isFolder = found?.isDirectory() ?? !path.endsWith('.gz');
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = isFolder ? join(path, `haat-${moment}Z.jsonl.gz`) : path;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return file;
}

const listCounts = (counts: ReadonlyMap<string, number>): string =>
  formatTable(
    ['table', 'rows'],
    [...counts].map(([name, rows]) => [name, String(rows)]),
  );

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Config } from '../../ground/config/config.ts';
import { listDone, lockMigrations } from '../../ground/database/engines/migrate.ts';
import { openWithoutMigrating } from '../../ground/database/engines/connect.ts';
import type { Database } from '../../ground/database/types.ts';
import { type CommandArguments, OperatorError, wordAt } from './command.ts';
import { nameActor, readWho } from './context.ts';
import { formatTable } from './table.ts';

/** The name of a backup in a folder, with its time in UTC. */
const BACKUP_NAME = /^haat-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz$/;
const DAY_MS = 86_400_000;
const MOST_DAYS = 3_650;

/** A command on the database without migrations and without a catalogue. */
interface DatabaseCommand {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Runs the command and returns its output. @throws OperatorError, DatabaseError */
  run(database: Database, actor: Actor, args: CommandArguments): Promise<string>;
}

export const databaseCommands: readonly DatabaseCommand[] = [
  {
    name: 'backup',
    usage: '<folder or file> [--keep <days>]',
    summary:
      'write the whole database into one file, while hosts run, and test that it can be restored; with --keep, backups of the folder that are older than these days are deleted after it',
    run: async (database, actor, args) => {
      const now = Date.now();
      const days = readDays(args.options['keep']);
      const file = await chooseFile(wordAt(args, 0, 'folder or file'), now);
      if (days !== undefined && !BACKUP_NAME.test(basename(file)))
        throw new OperatorError('--keep deletes old backups of a folder: name a folder, not a file.');
      await database.write(async (db) => {
        await lockMigrations(db, database.kind);
        if ((await listDone(db)).length === 0)
          throw new OperatorError('The database has no tables: there is nothing to back up.');
        await writeAudit(db, now, actor, 'backup', 'database');
      });
      const counts = await writeBackup(database, file, now);
      const { size } = await stat(file);
      const deleted = days === undefined ? [] : await deleteOld(dirname(file), now - days * DAY_MS);
      const words = deleted.length === 0 ? '' : `\nDeleted, as older than ${days} days: ${deleted.join(', ')}`;
      return `${listCounts(counts)}\n\n${file}: ${Math.ceil(size / 1024)} KB. Restoring it into a temporary database succeeded.${words}`;
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
      const at = indianMinute(Date.parse(head.createdAt));
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

/** A number of days. @throws OperatorError for any other text */
function readDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (!/^\d+$/.test(text) || days < 1 || days > MOST_DAYS)
    throw new OperatorError(`--keep takes a number of days from 1 to ${MOST_DAYS}, such as 30.`);
  return days;
}

/** Deletes the backups in a folder whose names have an earlier time, and returns their names. Other files are not touched. */
async function deleteOld(folder: string, before: number): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const [, date, hours, minutes, seconds] = BACKUP_NAME.exec(name) ?? [];
    return date !== undefined && Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) < before;
  });
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.sort();
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

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { DatabaseError } from '../database/database-error.ts';

/**
 * A backup is a gzip file of JSON lines in UTF-8, the same for both kinds of database (src/api/README.md, "Backup and restore"):
 * a head, for each table its name and columns, a line for each row, and their count and SHA-256; at the end the count and SHA-256 of all.
 */
export const FORMAT = 1;

/** A value of a row: the tables have integers and texts only. */
export type Value = string | number | null;

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const head = z.object({
  haatBackup: z.int().min(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that made the tables. */
  migrations: z.array(z.string()).readonly(),
});
const tableStart = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const tableEnd = z.object({ end: z.string(), rows: count, sha256 });
const fileEnd = z.object({ end: z.literal(true), tables: count, rows: count, sha256 });
const row = z.array(z.union([z.string(), z.int(), z.null()]));

export type BackupHead = z.output<typeof head>;

/** Makes the lines of a backup and keeps their sums. */
export class BackupLines {
  readonly #all = createHash('sha256');
  #table: { readonly name: string; readonly hash: ReturnType<typeof createHash>; rows: number } | undefined;
  readonly counts = new Map<string, number>();

  head(facts: Omit<BackupHead, 'haatBackup'>): string {
    return this.#line({ haatBackup: FORMAT, ...facts });
  }

  startTable(name: string, columns: readonly string[]): string {
    this.#table = { name, hash: createHash('sha256'), rows: 0 };
    return this.#line({ table: name, columns });
  }

  rows(values: readonly (readonly Value[])[]): string {
    const text = values.map((one) => `${JSON.stringify(one)}\n`).join('');
    this.#table?.hash.update(text);
    this.#all.update(text);
    if (this.#table) this.#table.rows += values.length;
    return text;
  }

  endTable(): string {
    const { name = '', hash = createHash('sha256'), rows = 0 } = this.#table ?? {};
    this.counts.set(name, rows);
    return this.#line({ end: name, rows, sha256: hash.digest('hex') });
  }

  end(): string {
    const rows = [...this.counts.values()].reduce((sum, one) => sum + one, 0);
    return `${JSON.stringify({ end: true, tables: this.counts.size, rows, sha256: this.#all.digest('hex') })}\n`;
  }

  #line(value: object): string {
    const text = `${JSON.stringify(value)}\n`;
    this.#all.update(text);
    return text;
  }
}

export interface BackupReader {
  /** The head, before anything else. */
  head(facts: BackupHead): void;
  /** Some rows of a table; several times for a large one. */
  rows?(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): Promise<void>;
}

/** Rows that are handed over at once. */
const BATCH = 200;

/**
 * Reads a backup from its first to its last line and checks every sum. Returns the rows of each table.
 * @throws DatabaseError for a file that is no whole backup; what was handed over before is not to be used then
 */
export async function readBackup(file: string, reader: BackupReader): Promise<ReadonlyMap<string, number>> {
  const lines = new BackupLines();
  let table: z.output<typeof tableStart> | undefined;
  let batch: Value[][] = [];
  let hasHead = false;
  let hasEnd = false;
  let number = 0;
  const broken = (why: string) =>
    new DatabaseError(`${file} is no whole backup: line ${number}: ${why}. Nothing was changed.`);
  const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
    const result = schema.safeParse(value);
    if (!result.success) throw broken(result.error.issues[0]?.message ?? 'not as expected');
    return result.data;
  };
  const handOver = async () => {
    const rows = batch;
    batch = [];
    lines.rows(rows);
    if (table && rows.length > 0) await reader.rows?.(table.table, table.columns, rows);
  };

  for await (const text of readLines(file)) {
    number++;
    if (hasEnd) throw broken('there is more behind its end');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw broken('not JSON');
    }
    if (!hasHead) {
      const facts = parse(head, value);
      if (facts.haatBackup !== FORMAT)
        throw broken(`it is of format ${facts.haatBackup}, this version reads ${FORMAT}`);
      lines.head({ createdAt: facts.createdAt, database: facts.database, migrations: facts.migrations });
      reader.head(facts);
      hasHead = true;
    } else if (Array.isArray(value)) {
      const cells = parse(row, value);
      if (cells.length !== table?.columns.length) throw broken('a row of other columns than its table');
      batch.push(cells);
      if (batch.length >= BATCH) await handOver();
    } else if (table) {
      await handOver();
      const said = parse(tableEnd, value);
      if (said.end !== table.table || text !== lines.endTable().trimEnd())
        throw broken(`the table ${table.table} is damaged`);
      table = undefined;
    } else if ('table' in (value as object)) {
      table = parse(tableStart, value);
      if (lines.counts.has(table.table)) throw broken(`the table ${table.table} stands twice`);
      lines.startTable(table.table, table.columns);
    } else {
      parse(fileEnd, value);
      if (text !== lines.end().trimEnd()) throw broken('its sums do not fit');
      hasEnd = true;
    }
  }
  if (!hasEnd) throw broken('its end is missing');
  return lines.counts;
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  let rest = '';
  try {
    for await (const chunk of source.pipe(gunzip).setEncoding('utf8')) {
      const parts = (rest + String(chunk)).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new DatabaseError(`There is no file ${file}.`);
    if (code?.startsWith('Z_')) throw new DatabaseError(`${file} is no whole backup: ${message}. Nothing was changed.`);
    throw error;
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

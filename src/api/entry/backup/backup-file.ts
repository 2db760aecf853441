import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { DatabaseError } from '../../ground/database/database-error.ts';

/**
 * A backup is a gzip file of JSON lines in UTF-8, the same for both kinds of database (src/api/docs/run.md, "Backup and restore"): a head; for each
 * table its name and columns, a line for each row, and their count and SHA-256; at the end the count and SHA-256 of all lines.
 */
const FORMAT = 1;

/** A value of a row. Only integers, texts and null occur. */
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

/** Makes the lines of a backup and keeps their checksums. */
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

interface BackupReader {
  /** Called first. */
  head(facts: BackupHead): void;
  /** Called with up to 200 rows of a table at a time. */
  rows?(table: string, columns: readonly string[], rows: readonly (readonly Value[])[]): Promise<void>;
}

/** How many rows the reader gets at once. */
const BATCH = 200;

/**
 * Reads a backup from its first to its last line and checks every checksum. Returns the number of rows in each table.
 * @throws DatabaseError for an incomplete or damaged file. Rows that the reader has received must not be used then.
 */
export async function readBackup(file: string, reader: BackupReader): Promise<ReadonlyMap<string, number>> {
  const parser = new BackupParser(reader);
  let number = 0;
  try {
    for await (const text of readLines(file)) {
      number++;
      await parser.take(text);
    }
    parser.finish();
  } catch (error) {
    if (!(error instanceof BrokenLine)) throw error;
    throw new DatabaseError(`${file} is not a complete backup: line ${number}: ${error.message}. Nothing was changed.`);
  }
  return parser.counts;
}

/** An unexpected line in a backup. */
class BrokenLine extends Error {}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new BrokenLine(result.error.issues[0]?.message ?? 'not as expected');
  return result.data;
}

/** Takes the lines of a backup one by one, and writes them again to compare the checksums. */
class BackupParser {
  readonly #reader: BackupReader;
  readonly #lines = new BackupLines();
  #table: z.output<typeof tableStart> | undefined;
  #batch: Value[][] = [];
  #hasHead = false;
  #hasEnd = false;

  constructor(reader: BackupReader) {
    this.#reader = reader;
  }

  /** The number of rows in each table. */
  get counts(): ReadonlyMap<string, number> {
    return this.#lines.counts;
  }

  async take(text: string): Promise<void> {
    if (this.#hasEnd) throw new BrokenLine('there are lines after its end');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new BrokenLine('not JSON');
    }
    if (!this.#hasHead) this.#takeHead(parse(head, value));
    else if (Array.isArray(value)) await this.#takeRow(parse(row, value));
    else if (this.#table) await this.#endTable(text, parse(tableEnd, value).end, this.#table.table);
    else if (tableStart.safeParse(value).success) this.#startTable(parse(tableStart, value));
    else this.#end(text, value);
  }

  finish(): void {
    if (!this.#hasEnd) throw new BrokenLine('its end is missing');
  }

  #takeHead({ haatBackup, ...facts }: BackupHead): void {
    if (haatBackup !== FORMAT) throw new BrokenLine(`it is of format ${haatBackup}, this version reads ${FORMAT}`);
    this.#lines.head(facts);
    this.#reader.head({ haatBackup, ...facts });
    this.#hasHead = true;
  }

  #startTable(table: z.output<typeof tableStart>): void {
    if (this.#lines.counts.has(table.table)) throw new BrokenLine(`the table ${table.table} is there twice`);
    this.#table = table;
    this.#lines.startTable(table.table, table.columns);
  }

  async #takeRow(cells: Value[]): Promise<void> {
    if (cells.length !== this.#table?.columns.length) throw new BrokenLine('a row has other columns than its table');
    this.#batch.push(cells);
    if (this.#batch.length >= BATCH) await this.#handOver();
  }

  async #endTable(text: string, named: string, table: string): Promise<void> {
    await this.#handOver();
    if (named !== table || text !== this.#lines.endTable().trimEnd())
      throw new BrokenLine(`the table ${table} is damaged`);
    this.#table = undefined;
  }

  #end(text: string, value: unknown): void {
    parse(fileEnd, value);
    if (text !== this.#lines.end().trimEnd()) throw new BrokenLine('its checksums do not match');
    this.#hasEnd = true;
  }

  async #handOver(): Promise<void> {
    const rows = this.#batch;
    this.#batch = [];
    this.#lines.rows(rows);
    if (this.#table && rows.length > 0) await this.#reader.rows?.(this.#table.table, this.#table.columns, rows);
  }
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
    if (code?.startsWith('Z_'))
      throw new DatabaseError(`${file} is not a complete backup: ${message}. Nothing was changed.`);
    throw error;
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

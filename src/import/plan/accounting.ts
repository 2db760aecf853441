import type { RefusedRow, SourceRow, SourceTable } from '../../tables/model.ts';
import { ImportRefused } from './shop.ts';

/** How many rows of a source had each result. Every row is counted in exactly one. */
export interface RowCounts {
  rows: number;
  new: number;
  changed: number;
  unchanged: number;
  /** Rows of a variant or size after the first row of their product. */
  merged: number;
  refused: number;
}

const NO_ROWS: Readonly<RowCounts> = { rows: 0, new: 0, changed: 0, unchanged: 0, merged: 0, refused: 0 };

/** For each line, whether a row was read there and whether it has a result. */
class Lines {
  #states = new Uint8Array(1024);
  read = 0;

  markRead(line: number): void {
    this.#grow(line);
    if (this.#states[line] === 0) this.read++;
    this.#states[line] = (this.#states[line] ?? 0) | 1;
  }

  /** Returns whether the row was read and had no result before. */
  markDone(line: number): boolean {
    this.#grow(line);
    const isFine = this.#states[line] === 1;
    this.#states[line] = (this.#states[line] ?? 0) | 2;
    return isFine;
  }

  #grow(line: number): void {
    if (line < this.#states.length) return;
    const grown = new Uint8Array(Math.max(line + 1, this.#states.length * 2));
    grown.set(this.#states);
    this.#states = grown;
  }
}

/** Counts each row that is read and each row that has a result, independently of each other, so that no row can be lost or counted twice unnoticed. */
export class Accounting {
  readonly counts: RowCounts = { ...NO_ROWS };
  readonly #lines = new Map<string, Lines>();
  readonly #reasons = new Map<string, Map<number, readonly string[]>>();
  readonly #faults: string[] = [];

  /** The table, with its rows counted as they are read. A second reading is not counted. */
  watch(table: SourceTable, onRead?: (rows: number) => void): SourceTable {
    const lines = this.#linesOf(table.file);
    const counts = this.counts;
    const read = table.rows;
    return {
      ...table,
      rows: async function* () {
        for await (const row of read()) {
          const before = lines.read;
          lines.markRead(row.line);
          if (lines.read > before) {
            counts.rows++;
            onRead?.(counts.rows);
          }
          yield row;
        }
      },
    };
  }

  /** Counts the rows of a product: the first by the product's state, all others as merged. */
  takeProduct(rows: readonly SourceRow[], state: 'new' | 'changed' | 'unchanged'): void {
    for (const [index, row] of rows.entries()) {
      this.#markDone(row);
      this.counts[index === 0 ? state : 'merged']++;
    }
  }

  refuse({ row, reasons }: RefusedRow): void {
    this.#markDone(row);
    this.counts.refused++;
    const ofFile = this.#reasons.get(row.file) ?? new Map<number, readonly string[]>();
    this.#reasons.set(row.file, ofFile.set(row.line, reasons));
  }

  #markDone({ file, line }: SourceRow): void {
    if (!this.#linesOf(file).markDone(line) && this.#faults.length < 3)
      this.#faults.push(`line ${line} of ${file} was taken twice, or never read`);
  }

  #linesOf(file: string): Lines {
    const known = this.#lines.get(file);
    if (known) return known;
    const made = new Lines();
    this.#lines.set(file, made);
    return made;
  }

  /** How many rows of a file are refused. */
  countRefused = (file: string): number => this.#reasons.get(file)?.size ?? 0;

  /** The refused rows of a table with their reasons. The table is read again, so that no rows need to be kept. */
  async *listRefused(table: SourceTable): AsyncGenerator<RefusedRow> {
    const reasons = this.#reasons.get(table.file);
    if (!reasons) return;
    for await (const row of table.rows()) {
      const ofRow = reasons.get(row.line);
      if (ofRow) yield { row, reasons: ofRow };
    }
  }

  /** Checks that every row has one result. @throws ImportRefused otherwise, as nothing may be written then */
  check(): void {
    const { rows, new: made, changed, unchanged, merged, refused } = this.counts;
    const sum = made + changed + unchanged + merged + refused;
    if (rows === sum && this.#faults.length === 0) return;
    throw new ImportRefused(
      `${rows} rows were read, but ${sum} are accounted for${this.#faults.length > 0 ? `: ${this.#faults.join('; ')}` : ''}. Nothing was written. This is a fault of the importer: please report it with the file.`,
    );
  }
}

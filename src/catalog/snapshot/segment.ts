import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Product } from '../model.ts';
import { SharedValues } from './shared-values.ts';
import type { Problem } from '../problems/problems.ts';
import type { FileState } from './file-state.ts';
import { digestProduct, rememberDigest } from './product-digest.ts';

/** A product file without errors, and what was made of it. */
export interface StoredFile {
  /** Path below the catalogue's folder. */
  readonly path: string;
  readonly state: FileState;
  /** What was looked up in other files, as `RecordedLookups` gives it. */
  readonly lookups: string;
  readonly product: Product;
  readonly warnings: readonly Problem[];
}

type Row = readonly [
  path: string,
  size: number,
  mtimeMs: number,
  ctimeMs: number,
  isSettled: boolean,
  digest: string,
  lookups: number,
  product: Product,
  productDigest: string,
  warnings?: readonly Problem[],
];

/** A file of a snapshot: a line with the digest of its maker and a checksum, then JSON. */
interface Segment {
  /** The lookups that rows name by their index. */
  readonly lookups: readonly string[];
  readonly rows: readonly Row[];
}

/** What a file of a snapshot holds; undefined when it is damaged or another maker wrote it. */
export function readSegment(file: string, maker: string): StoredFile[] | undefined {
  try {
    // Read as text at once: buffers would be memory outside the heap, which makes the collector run more often.
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    if (text.slice(0, end) !== makeHead(maker, json)) return undefined;
    const { lookups, rows }: Segment = JSON.parse(json);
    const values = new SharedValues();
    return rows.map(([path, size, mtimeMs, ctimeMs, isSettled, digest, index, read, productDigest, warnings = []]) => {
      const product = values.share(read);
      rememberDigest(product, productDigest);
      const state = { size, mtimeMs, ctimeMs, isSettled, digest };
      return { path, state, lookups: lookups[index] ?? '', product, warnings };
    });
  } catch {
    return undefined;
  }
}

/** Replaces a file of a snapshot by renaming a temporary one, so that no reader sees half a file. */
export function writeSegment(file: string, maker: string, stored: readonly StoredFile[]): void {
  const indexes = new Map<string, number>();
  const rows = stored.map(({ path, state, lookups, product, warnings }): Row => {
    const index = indexes.get(lookups) ?? indexes.size;
    indexes.set(lookups, index);
    const { size, mtimeMs, ctimeMs, isSettled, digest } = state;
    const row = [path, size, mtimeMs, ctimeMs, isSettled, digest, index, product, digestProduct(product)] as const;
    return warnings.length > 0 ? [...row, warnings] : row;
  });
  const segment: Segment = { lookups: [...indexes.keys()], rows };
  const json = JSON.stringify(segment);
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporary, `${makeHead(maker, json)}\n${json}`);
  renameSync(temporary, file);
}

const makeHead = (maker: string, json: string): string => `${maker} ${crc32(json).toString(16)}`;

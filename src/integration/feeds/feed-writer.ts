import { type FileHandle, open as openFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FeedKind } from '../../core/site/feed-kinds.ts';
import { feedPath } from '../../paths.ts';
import type { FeedPiece, FeedRecord } from './feed-record.ts';

/**
 * Limits of one file of a feed. Google accepts 4 GB (https://support.google.com/merchants/answer/14991445), Meta 8 GB; OpenAI advises 500,000 items
 * and 500 MB (https://developers.openai.com/commerce/specs/file-upload/overview). Deployments hold a file in memory.
 */
export const PART_LIMITS = { items: 500_000, bytes: 500_000_000 } as const;

/** Bytes of an earlier file that are copied at once. */
const COPIED_AT_ONCE = 8_388_608;

const pack = promisify(gzip);

interface FeedTarget {
  readonly kind: FeedKind;
  /** The name of the market in its language (`nameIn`). */
  readonly name: string;
  readonly head: string;
  readonly tail: string;
  /** A digest of what all items have in common. */
  readonly shared: string;
}

/** A written file of a feed. */
export interface FeedFile {
  readonly path: string;
  readonly items: number;
  readonly bytes: number;
}

/**
 * Writes the files of a feed, one piece after another. A piece that is unchanged since an earlier build is copied from it. A compressed feed is a
 * sequence of members, as RFC 1952 (section 2.2) allows, so that its pieces can be copied, too.
 */
export class FeedWriter {
  readonly #target: FeedTarget;
  readonly #limits: { readonly items: number; readonly bytes: number };
  /** The sites of the new build and of the previous one. */
  readonly #folder: string;
  readonly #earlier: string | undefined;
  readonly #known: ReadonlyMap<string, FeedPiece>;
  readonly #sources = new Map<number, FileHandle | undefined>();
  readonly #pieces: FeedPiece[] = [];
  readonly #files: { path: string; items: number; bytes: number }[] = [];
  #handle: FileHandle | undefined;

  constructor(
    target: FeedTarget,
    folder: string,
    earlier: { readonly folder: string; readonly record: FeedRecord } | undefined,
    limits: { readonly items: number; readonly bytes: number } = PART_LIMITS,
  ) {
    this.#target = target;
    this.#limits = limits;
    this.#folder = folder;
    this.#earlier = earlier?.folder;
    const isUsable = earlier?.record.shared === target.shared;
    this.#known = new Map(isUsable ? earlier.record.pieces.map((piece) => [piece.key, piece]) : []);
  }

  /** Adds a piece of a feed. `make` is called for its text if the previous build doesn't have it. */
  async add(key: string, items: number, make: () => string): Promise<void> {
    if (items === 0) return;
    const known = this.#known.get(key);
    const content = (known && (await this.#readEarlier(known))) ?? (await this.#encode(make()));
    const file = await this.#fileFor(items, content.length);
    this.#pieces.push({ key, items, part: this.#files.length, start: file.bytes, bytes: content.length });
    file.items += items;
    await this.#write(content);
  }

  /** Ends the last file. Returns the files, and the record for the next build. */
  async close(): Promise<{ readonly files: readonly FeedFile[]; readonly record: FeedRecord }> {
    await this.#closePart();
    for (const handle of this.#sources.values()) await handle?.close();
    const { shared } = this.#target;
    return {
      files: this.#files,
      record: { shared, parts: this.#files.map(({ bytes }) => bytes), pieces: this.#pieces },
    };
  }

  /** The current file, or a new one if this much doesn't fit any more. */
  async #fileFor(items: number, bytes: number): Promise<{ items: number; bytes: number }> {
    const last = this.#files.at(-1);
    const isFull =
      last !== undefined &&
      (last.items + items > this.#limits.items || last.bytes + bytes + this.#target.tail.length > this.#limits.bytes);
    if (last !== undefined && !isFull) return last;
    await this.#closePart();
    const { kind, name, head } = this.#target;
    const path = feedPath(kind, name, this.#files.length + 1);
    const file = { path, items: 0, bytes: 0 };
    // The existing file may be a link to one of the previous build, which must not change.
    await rm(join(this.#folder, path), { force: true });
    this.#handle = await openFile(join(this.#folder, path), 'wx');
    this.#files.push(file);
    if (head !== '') await this.#write(Buffer.from(head));
    return file;
  }

  async #closePart(): Promise<void> {
    if (!this.#handle) return;
    if (this.#target.tail !== '') await this.#write(Buffer.from(this.#target.tail));
    await this.#handle.close();
    this.#handle = undefined;
  }

  async #write(content: Buffer): Promise<void> {
    await this.#handle?.writeFile(content);
    const file = this.#files.at(-1);
    if (file) file.bytes += content.length;
  }

  #encode = async (text: string): Promise<Buffer> =>
    this.#target.kind === 'openai' ? await pack(text) : Buffer.from(text);

  /** The bytes of a piece in the previous build; undefined if its file was changed since. */
  async #readEarlier({ part, start, bytes }: FeedPiece): Promise<Buffer | undefined> {
    if (!this.#sources.has(part)) {
      const { kind, name } = this.#target;
      const file = join(this.#earlier as string, feedPath(kind, name, part));
      this.#sources.set(part, await openFile(file, 'r').catch(() => undefined));
    }
    const handle = this.#sources.get(part);
    if (!handle) return undefined;
    const content = Buffer.allocUnsafe(bytes);
    for (let read = 0; read < bytes; ) {
      const { bytesRead } = await handle.read(content, read, Math.min(bytes - read, COPIED_AT_ONCE), start + read);
      if (bytesRead === 0) return undefined;
      read += bytesRead;
    }
    return content;
  }
}

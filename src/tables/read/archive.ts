import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import type { ByteSource } from './byte-source.ts';
import type { Limits } from './limits.ts';
import { SourceError } from './source-error.ts';

/** Reads ZIP archives. Nothing is unpacked to disk: entries are read as streams, up to the sizes that the archive declares. */

export interface ArchiveEntry extends ByteSource {
  /** Its path in the archive, with `/`. */
  readonly path: string;
}

export interface Archive {
  readonly entries: readonly ArchiveEntry[];
  /** Entries that are not read, and why. */
  readonly leftOut: readonly { readonly file: string; readonly reason: string }[];
  readonly close: () => void;
}

/** No archive is refused for its size when unpacked up to this number of bytes. */
const ALWAYS_FINE = 100_000_000;

/** Files that operating systems add to archives. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Opens an archive, which must not change until it is closed. `file` is its path, or its contents.
 * @throws SourceError for one that is damaged, or larger than the limits when unpacked
 */
export async function openArchive(name: string, file: string | Buffer, limits: Limits): Promise<Archive> {
  // yauzl would fail on paths that lead out of the archive; here they are reported and left out.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const;
  let zip: ZipFile;
  try {
    zip = await (typeof file === 'string' ? openPromise(file, options) : fromBufferPromise(file, options));
  } catch (error) {
    throw new SourceError(name, `this archive is damaged (${(error as Error).message}). Make it again.`);
  }
  const [entries, leftOut] = [[] as ArchiveEntry[], [] as { file: string; reason: string }[]];
  try {
    await readEntries(zip, name, limits, entries, leftOut);
  } catch (error) {
    zip.close();
    if (error instanceof SourceError) throw error;
    throw new SourceError(name, `this archive is damaged (${(error as Error).message}). Make it again.`);
  }
  return { entries, leftOut, close: () => zip.close() };
}

async function readEntries(
  zip: ZipFile,
  name: string,
  limits: Limits,
  entries: ArchiveEntry[],
  leftOut: { file: string; reason: string }[],
): Promise<void> {
  if (zip.entryCount > limits.entries)
    throw new SourceError(name, `it has ${zip.entryCount} files. At most ${limits.entries} are read: divide it.`);
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const written = nameOf(entry);
    const path = posix.normalize(written);
    if (written.endsWith('/') || OF_SYSTEMS.test(written)) continue;
    const reason = whyNot(entry, path);
    if (reason !== undefined) {
      leftOut.push({ file: `${name}/${written}`, reason });
      continue;
    }
    bytes += entry.uncompressedSize;
    const isBomb = bytes > ALWAYS_FINE && bytes > zip.fileSize * limits.ratio;
    if (isBomb || bytes > limits.archiveBytes)
      throw new SourceError(
        name,
        `it unpacks to more than ${Math.round(bytes / 1_000_000)} MB. Divide it, or unpack it and name the files.`,
      );
    entries.push({
      path,
      name: `${name}/${path}`,
      size: entry.uncompressedSize,
      open: async () => tellDamage(`${name}/${path}`, () => zip.openReadStreamPromise(entry)),
    });
  }
}

/** The bytes of an entry. Damage is found while they are read. */
function tellDamage(name: string, open: () => Promise<Readable>): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    let stream: Readable | undefined;
    try {
      stream = await open();
      yield* stream as AsyncIterable<Buffer>;
    } catch (error) {
      throw new SourceError(
        name,
        `it is damaged in its archive (${(error as Error).message}). Make the archive again.`,
      );
    } finally {
      stream?.destroy();
    }
  }
  return Readable.from(read(), { objectMode: false });
}

/** The path of an entry. Names that are not marked as UTF-8 are read as UTF-8 if they are valid, as most programs mean it. */
function nameOf(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer;
  const text = new TextDecoder('utf-8').decode(raw);
  return (text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(raw) : text).replaceAll('\\', '/');
}

function whyNot(entry: Entry, path: string): string | undefined {
  if (
    path.startsWith('../') ||
    path === '..' ||
    posix.isAbsolute(path) ||
    /^[a-z]:/i.test(path) ||
    path.includes('\u0000')
  )
    return 'its path leads out of the archive';
  if (entry.isEncrypted()) return 'it is encrypted';
  if (!entry.canDecodeFileData()) return 'it is compressed in a way that is not known';
  return undefined;
}

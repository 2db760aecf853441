import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { digest, writeWhole } from '../../files/write-whole.ts';
import type { PictureHosts } from './picture-hosts.ts';
import { checkContentType, checkFormat } from './picture-type.ts';
import { RemoteError } from './remote-error.ts';

const LARGEST_BYTES = 40_000_000;
const DAY_MS = 86_400_000;

/** Facts of an answer that are kept beside the picture. */
interface Note {
  readonly etag?: string;
  readonly lastModified?: string;
  /** Until this time, in milliseconds since 1970, the copy is used without asking. */
  readonly freshUntil: number;
}

interface FetchOptions {
  /** Asks for every picture, even if its copy is fresh. */
  readonly verify?: boolean;
  readonly now?: number;
}

/** Local copies of remote pictures, so that a build doesn't depend on other servers. */
export class FetchedPictures {
  readonly #folder: string;
  readonly #hosts: PictureHosts;

  constructor(cache: string, hosts: PictureHosts) {
    this.#folder = fetchedFolder(cache);
    this.#hosts = hosts;
  }

  /** Whether there is a copy of a picture. */
  has(address: string): Promise<boolean> {
    return isThere(join(this.#folder, digest(address)));
  }

  /**
   * Fetches a picture, unless its copy is fresh or the server says that it is unchanged. Returns why the old copy was kept if the server could not be
   * asked.
   * @throws RemoteError when there is no copy and the picture can't be fetched
   */
  async fetch(address: string, { verify = false, now = Date.now() }: FetchOptions = {}): Promise<string | undefined> {
    const file = join(this.#folder, digest(address));
    const note = (await isThere(file)) ? await readNote(file) : undefined;
    if (note && !verify && now < note.freshUntil) return undefined;
    try {
      const { status, headers, body } = await this.#hosts.get(address, {
        headers: {
          ...(note?.etag ? { 'if-none-match': note.etag } : {}),
          ...(note?.lastModified ? { 'if-modified-since': note.lastModified } : {}),
        },
        maximumBytes: LARGEST_BYTES,
      });
      const etag = headers.etag ?? note?.etag;
      const lastModified = headers['last-modified'] ?? note?.lastModified;
      if (status !== 304) {
        checkContentType(headers['content-type']);
        checkFormat(body);
        await mkdir(this.#folder, { recursive: true });
        // An unchanged file is not rewritten, so that everything that was found out about it stays valid.
        if (!note || !body.equals(await readFile(file))) await writeWhole(file, body);
      }
      const kept: Note = {
        etag,
        lastModified,
        freshUntil: now + freshFor(headers['cache-control']),
      };
      await writeWhole(noteOf(file), JSON.stringify(kept));
      return undefined;
    } catch (error) {
      if (note && error instanceof RemoteError) return error.message;
      throw error;
    }
  }
}

/** The folder of the copies. */
const fetchedFolder = (cache: string): string => join(cache, 'remote');

/** The file in the cache for the picture at an address. */
export const fetchedFile = (address: string, cache: string): string => join(fetchedFolder(cache), digest(address));

const noteOf = (file: string): string => `${file}.json`;

const isThere = async (file: string): Promise<boolean> => (await stat(file).catch(() => undefined)) !== undefined;

/** Reads the note of a copy. Without a readable note, the copy counts as stale. */
async function readNote(file: string): Promise<Note> {
  try {
    return JSON.parse(await readFile(noteOf(file), 'utf8')) as Note;
  } catch {
    return { freshUntil: 0 };
  }
}

/** How many milliseconds an answer stays fresh: as `Cache-Control` says, or a day. */
function freshFor(cacheControl = ''): number {
  if (/\bno-(?:cache|store)\b/.test(cacheControl)) return 0;
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})/.exec(cacheControl) ?? [];
  return seconds === undefined ? DAY_MS : Number(seconds) * 1000;
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRemote } from '../../catalog/source/picture-folder.ts';

const LARGEST_BYTES = 40_000_000;
const TIMEOUT_MS = 30_000;

/** The file of a picture: in `catalog/images`, or where `findSource` puts what it fetches. */
export const sourceFile = (source: string, root: string, cache: string): string =>
  isRemote(source) ? join(cache, 'remote', digest(source)) : join(root, 'images', source);

/** Returns the file of a picture, fetched first when it has an address. @throws when it can't be fetched. */
export async function findSource(source: string, root: string, cache: string): Promise<string> {
  const file = sourceFile(source, root, cache);
  if (isRemote(source)) await fetchPicture(source, file);
  return file;
}

/**
 * Fetches a picture into `file`, unless the copy there is still current (ETag). When the server can't be reached the copy is used,
 * so that a build does not depend on another server.
 * @throws when there is no copy and the picture can't be fetched.
 */
async function fetchPicture(url: string, file: string): Promise<void> {
  const isKept = (await stat(file).catch(() => undefined)) !== undefined;
  const etag = isKept && (await readFile(`${file}.etag`, 'utf8').catch(() => undefined));
  let failure = '';
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const response = await fetch(url, {
        headers: { accept: 'image/*', ...(etag ? { 'if-none-match': etag } : {}) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 304 && isKept) return;
      if (!response.ok) {
        failure = `the server answers ${response.status}`;
        if (response.status < 500) break;
        continue;
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      if (bytes.length > LARGEST_BYTES)
        throw new Error(`it has ${bytes.length} bytes; at most ${LARGEST_BYTES} are taken`);
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, bytes);
      const newTag = response.headers.get('etag');
      if (newTag) await writeWhole(`${file}.etag`, newTag);
      return;
    } catch (error) {
      failure =
        (error as Error).name === 'TimeoutError' ? `no answer within ${TIMEOUT_MS / 1000} s` : (error as Error).message;
    }
  }
  if (isKept) return;
  throw new Error(`it can't be fetched: ${failure}`);
}

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

let temporary = 0;
/** Writes a file by renaming a temporary one, so that neither a reader nor a killed build leaves half a file. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const temporaryFile = `${path}.${process.pid}.${temporary++}.tmp`;
  await writeFile(temporaryFile, content);
  await rename(temporaryFile, path);
}

import type { IncomingMessage } from 'node:http';
import { answersText } from '../../../messages/rooms/answers.ts';
import { ProtocolError } from './answer.ts';
import { BODY_TIMES } from './body-time.ts';
import { readBody } from './read-body.ts';

/** Limits uploads in flight, so that clients who open many of them take up neither memory nor time. */

/** How many bytes of memory all uploads may take while they arrive, and those of one client's address. */
const MOST_BYTES = 96_000_000;
const MOST_BYTES_OF_ADDRESS = 36_000_000;
/** After how long without data an upload is ended; below, after how long in total. */
export const MOST_IDLE_MS = 10_000;
export const MOST_MS = BODY_TIMES.fileMs;

export interface UploadRoom {
  /** Reads a file when there is room for it. @throws ProtocolError 408, 413, 503 */
  read(request: IncomingMessage, address: string, mostBytes: number): Promise<Buffer>;
}

/** How long an upload may become: without a declared length, as long as it is allowed to. */
export const bytesOf = ({ headers }: IncomingMessage, mostBytes: number): number =>
  Math.min(mostBytes, Number(headers['content-length'] ?? mostBytes));

/** An empty room. It counts bytes in all, and for each address. */
export function createUploadRoom(): UploadRoom {
  let taken = 0;
  const takenBy = new Map<string, number>();
  const change = (address: string, bytes: number) => {
    taken += bytes;
    const own = (takenBy.get(address) ?? 0) + bytes;
    if (own > 0) takenBy.set(address, own);
    else takenBy.delete(address);
  };
  return {
    read: async (request, address, mostBytes) => {
      const bytes = bytesOf(request, mostBytes);
      if (taken + bytes > MOST_BYTES || (takenBy.get(address) ?? 0) + bytes > MOST_BYTES_OF_ADDRESS)
        throw new ProtocolError(503, answersText.tooManyFiles, {
          'retry-after': '5',
          connection: 'close',
        });
      change(address, bytes);
      try {
        return await readInTime(request, mostBytes);
      } finally {
        change(address, -bytes);
      }
    },
  };
}

/** Reads a body as long as it arrives in time. When it does not, its connection is closed. */
async function readInTime(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  let end: (error: ProtocolError) => void = () => {};
  const late = new Promise<never>((_, reject) => {
    end = reject;
  });
  const stop = () => end(new ProtocolError(408, answersText.fileLate, { connection: 'close' }));
  const [idle, whole] = [setTimeout(stop, MOST_IDLE_MS), setTimeout(stop, MOST_MS)];
  const noteArrival = () => idle.refresh();
  request.on('data', noteArrival);
  try {
    return await Promise.race([readBody(request, mostBytes), late]);
  } finally {
    clearTimeout(idle);
    clearTimeout(whole);
    if (request.complete === false) {
      request.removeAllListeners('data');
      request.resume();
    } else request.off('data', noteArrival);
  }
}

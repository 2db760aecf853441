import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const ANSWER_KINDS = ['html', 'css', 'script', 'picture', 'font', 'data', 'dictionary'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** What a server sent for a request. */
export interface Answer {
  readonly path: string;
  readonly kind: AnswerKind;
  /** Of the body: "br", "dcz", or empty. */
  readonly encoding: string;
  /** With headers. */
  readonly bytes: number;
}

/** Records what a server sends to whichever part of the browser asks: pages, workers, prefetches, dictionaries. */
export class AnswerLog {
  #answers: Answer[] = [];

  constructor(server: Server) {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const before = socket.bytesWritten;
      const record = () => {
        response.off('finish', record);
        response.off('close', record);
        const path = (request.url ?? '').split('?')[0] as string;
        this.#answers.push({
          path,
          kind: kindOf(path, String(response.getHeader('content-type') ?? '')),
          encoding: String(response.getHeader('content-encoding') ?? ''),
          bytes: socket.bytesWritten - before,
        });
      };
      response.on('finish', record);
      // An answer that the browser no longer wanted.
      response.on('close', record);
    });
  }

  /** The answers since the last call. */
  take(): Answer[] {
    return this.#answers.splice(0);
  }
}

export function kindOf(path: string, mediaType: string): AnswerKind {
  if (path.startsWith('/_dict/')) return 'dictionary';
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType.startsWith('font/')) return 'font';
  if (mediaType.includes('html')) return 'html';
  if (mediaType.includes('css')) return 'css';
  return mediaType.includes('javascript') ? 'script' : 'data';
}

/** Bytes by kind; kinds without an answer have 0. */
export function sumByKind(answers: readonly Answer[]): Record<AnswerKind, number> {
  const sums = Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, 0])) as Record<AnswerKind, number>;
  for (const { kind, bytes } of answers) sums[kind] += bytes;
  return sums;
}

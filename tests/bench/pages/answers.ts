import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

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
export interface AnswerLog {
  /** The answers since the last call. */
  take(): Answer[];
}

/** Records what a server sends by HTTP/1.1. */
export class ConnectionLog implements AnswerLog {
  #answers: Answer[] = [];

  constructor(server: Server) {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // What came by HTTP/2 is recorded where it came in.
      if (request.httpVersionMajor > 1) return;
      const { socket } = request;
      const before = socket.bytesWritten;
      const record = () => {
        response.off('finish', record);
        response.off('close', record);
        this.#answers.push({ ...describeAnswer(request, response), bytes: socket.bytesWritten - before });
      };
      response.on('finish', record);
      // An answer that the browser no longer wanted.
      response.on('close', record);
    });
  }

  take(): Answer[] {
    return this.#answers.splice(0);
  }
}

export function describeAnswer(
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
): Omit<Answer, 'bytes'> {
  const path = (request.url ?? '').split('?')[0] as string;
  return {
    path,
    kind: kindOf(path, String(response.getHeader('content-type') ?? '')),
    encoding: String(response.getHeader('content-encoding') ?? ''),
  };
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

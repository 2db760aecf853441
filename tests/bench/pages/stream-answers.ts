import type { Http2SecureServer, Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { type Answer, type AnswerLog, describeAnswer } from './answers.ts';

interface StreamAnswer extends Omit<Answer, 'bytes'> {
  readonly bodyBytes: number;
}

/**
 * Records what a server sends by HTTP/2. Answers share connections there, and headers are compressed against earlier ones: what a connection
 * carries besides bodies is divided equally between its answers, so that their sum is exact.
 */
export class StreamLog implements AnswerLog {
  readonly #sockets = new Set<TLSSocket>();
  #answers: StreamAnswer[] = [];
  /** What closed connections carried, and what was there at the last call of `take`. */
  #closedBytes = 0;
  #takenBytes = 0;

  constructor(server: Http2SecureServer) {
    server.on('secureConnection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        this.#closedBytes += socket.bytesWritten;
      });
    });
    server.prependListener('request', (request: Http2ServerRequest, response: Http2ServerResponse) => {
      const bodyBytes = countBody(response);
      const record = () => {
        response.off('finish', record);
        response.off('close', record);
        this.#answers.push({ ...describeAnswer(request, response), bodyBytes: bodyBytes() });
      };
      response.on('finish', record);
      // An answer that the browser no longer wanted.
      response.on('close', record);
    });
  }

  /** The answers since the last call. Bytes of those that are still being sent belong to the next call. */
  take(): Answer[] {
    const written = [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, this.#closedBytes);
    const answers = this.#answers.splice(0);
    const bodies = answers.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
    // An answer that was given up has sent less than its body.
    const rest = Math.max(0, written - this.#takenBytes - bodies) / answers.length;
    this.#takenBytes = written;
    return answers.map(({ bodyBytes, ...answer }) => ({ ...answer, bytes: Math.round(bodyBytes + rest) }));
  }
}

/** Counts what is written as the body of an answer; `end` writes its content by `write`, too. */
function countBody(response: Http2ServerResponse): () => number {
  let bytes = 0;
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  response.write = (...parts: unknown[]) => {
    const [content] = parts as [string | Uint8Array];
    bytes += Buffer.byteLength(content);
    return write(...parts);
  };
  return () => bytes;
}

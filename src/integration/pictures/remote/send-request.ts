import {
  type Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { type Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { RemoteError, toRemoteError } from './remote-error.ts';

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The longest body, in bytes. */
  readonly maximumBytes: number;
  /** Whether a longer body is cut off instead of refused. */
  readonly isCut?: boolean;
  readonly timeouts: Timeouts;
}

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** Until an answer begins, and between two parts of it. */
  readonly silence: number;
  /** For a complete answer. */
  readonly whole: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one GET request. Doesn't follow redirects. @throws RemoteError */
export function sendRequest(url: URL, agent: HttpAgent | HttpsAgent, options: RequestOptions): Promise<Answer> {
  const { headers = {}, timeouts } = options;
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { agent, headers: { accept: 'image/avif,image/webp,image/*', ...headers } });
    let silence: NodeJS.Timeout | undefined;
    const whole = setTimeout(() => fail(tooSlow(timeouts.whole)), timeouts.whole);
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail(tooSlow(timeouts.silence)), timeouts.silence);
    };
    const settle = () => {
      clearTimeout(silence);
      clearTimeout(whole);
    };
    const fail = (error: unknown) => {
      settle();
      request.destroy();
      reject(toRemoteError(error));
    };
    listen();
    request.once('error', fail);
    request.once('response', (response) => {
      listen();
      response.on('data', listen);
      readBody(response, options).then((body) => {
        settle();
        if (!response.complete) request.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, fail);
    });
    request.end();
  });
}

const tooSlow = (milliseconds: number) =>
  new RemoteError(`no answer within ${milliseconds / 1000} s`, { isTemporary: true });

/** Reads the body of an answer. Returns nothing for an answer whose body isn't used. @throws RemoteError */
async function readBody(response: IncomingMessage, { maximumBytes, isCut = false }: RequestOptions): Promise<Buffer> {
  const status = response.statusCode ?? 0;
  if (status !== 200 && status !== 206) {
    response.destroy();
    return Buffer.alloc(0);
  }
  // No compression was requested. The decompressed size could be anything.
  if (!['', 'identity'].includes(response.headers['content-encoding'] ?? ''))
    throw new RemoteError('the server sends it compressed, which was not asked for');
  const tooLarge = () => new RemoteError(`it has more than ${maximumBytes / 1e6} MB`);
  if (!isCut && Number(response.headers['content-length'] ?? 0) > maximumBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length <= maximumBytes) continue;
    if (!isCut) throw tooLarge();
    break;
  }
  return Buffer.concat(parts).subarray(0, maximumBytes);
}

import { connect } from 'node:net';

/** What came of a load: answers a second, and how long they took. */
export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answers: number;
}

interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds?: number;
  /** It ends after so many answers, or a few more. */
  readonly answers?: number;
  /** Makes the next request, as it goes over the wire. */
  readonly request: () => string;
  /** What an answer has to contain; anything else ends the bench. */
  readonly expects: string;
}

/**
 * Asks over some connections, each as soon as it is answered. It speaks just enough HTTP itself: a client library would need
 * more of its core than the host that is measured.
 */
export async function applyLoad({ port, connections, seconds, answers, request, expects }: Load): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + (seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const isOver = () => performance.now() >= end || (answers !== undefined && times.length >= answers);
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, expects, isOver, times)));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), answers: times.length };
}

function keepAsking(
  port: number,
  request: () => string,
  expects: string,
  isOver: () => boolean,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let asked = 0;
    let heard = '';
    const ask = () => {
      asked = performance.now();
      heard = '';
      socket.write(request());
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The host has closed a connection.')));
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      const head = heard.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/^content-length: (\d+)/im.exec(heard.slice(0, head))?.[1]);
      if (heard.length < head + 4 + length) return;
      times.push(performance.now() - asked);
      if (!heard.includes(expects)) reject(new Error(`An answer was not as expected: ${heard.slice(0, 600)}`));
      else if (!isOver()) ask();
      else {
        socket.removeAllListeners('close');
        socket.end();
        resolve();
      }
    });
  });
}

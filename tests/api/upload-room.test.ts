import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createUploadRoom, MOST_IDLE_MS, MOST_MS } from '../../src/api/ground/http/upload-room.ts';

const MB = 1_000_000;

/** An upload that has begun, of a declared length or of none. */
function open(length?: number): PassThrough & IncomingMessage {
  const headers = length === undefined ? {} : { 'content-length': String(length) };
  return Object.assign(new PassThrough(), { headers, complete: false }) as unknown as PassThrough & IncomingMessage;
}

/** What became of an upload: how many bytes, or the status. */
const resultOf = (read: Promise<Buffer>) =>
  read.then(
    ({ length }) => length,
    ({ status }) => status,
  );

afterEach(() => vi.useRealTimers());

describe('uploads in flight', () => {
  test('of one address have a bound that others are not held by, and free their room at their end', async () => {
    const room = createUploadRoom();
    const mine = Array.from({ length: 150 }, () => open(5 * MB));
    const results = mine.map((upload) => resultOf(room.read(upload, 'a', 5 * MB)));
    const refused = await Promise.all(results.slice(7));
    expect(new Set(refused)).toEqual(new Set([503]));
    const other = open(3);
    const read = resultOf(room.read(other, 'b', 5 * MB));
    other.end('abc');
    expect(await read).toBe(3);
    for (const upload of mine.slice(0, 7)) upload.end('x');
    expect(await Promise.all(results.slice(0, 7))).toEqual(Array(7).fill(1));
    const next = open();
    const last = resultOf(room.read(next, 'a', 5 * MB));
    next.end('ab');
    expect(await last).toBe(2);
  });

  test('of all addresses have a bound', async () => {
    const room = createUploadRoom();
    const uploads = Array.from({ length: 30 }, () => open());
    const results = uploads.map((upload, index) => resultOf(room.read(upload, `address ${index}`, 5 * MB)));
    expect(await Promise.all(results.slice(19))).toEqual(Array(11).fill(503));
    for (const upload of uploads.slice(0, 19)) upload.end();
    expect(await Promise.all(results.slice(0, 19))).toEqual(Array(19).fill(0));
  });

  test('are ended when they send nothing for ten seconds', async () => {
    vi.useFakeTimers();
    const [room, upload] = [createUploadRoom(), open(5 * MB)];
    const result = resultOf(room.read(upload, 'a', 5 * MB));
    upload.write('x');
    await vi.advanceTimersByTimeAsync(MOST_IDLE_MS);
    expect(await result).toBe(408);
  });

  test('are ended after a minute, however little they send at a time', async () => {
    vi.useFakeTimers();
    const [room, upload] = [createUploadRoom(), open(5 * MB)];
    let status: number | undefined;
    void resultOf(room.read(upload, 'a', 5 * MB)).then((found) => {
      status = found;
    });
    for (let at = 0; at < MOST_MS; at += MOST_IDLE_MS / 2) {
      expect(status).toBeUndefined();
      upload.write('x');
      await vi.advanceTimersByTimeAsync(MOST_IDLE_MS / 2);
    }
    expect(status).toBe(408);
  });

  test('that break off free their room', async () => {
    const room = createUploadRoom();
    const results: Promise<unknown>[] = [];
    const server = createServer((incoming, outgoing) => {
      results.push(resultOf(room.read(incoming, 'a', 30 * MB)).finally(() => outgoing.end()));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const begin = () => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 30 * MB } });
      sent.on('error', () => {});
      sent.write('x');
      return sent;
    };
    const broken = begin();
    await vi.waitUntil(() => results.length === 1);
    broken.destroy();
    expect(await results[0]).toBe(400);
    const next = open(30 * MB);
    const read = resultOf(room.read(next, 'a', 30 * MB));
    next.end('ok');
    expect(await read).toBe(2);
    server.close();
  });
});

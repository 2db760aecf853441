import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { openDatabase } from '../../src/api/ground/database/engines/connect.ts';
import { UPLOAD_BYTES } from '../../src/core/seller/upload-limits.ts';
import { findFolders } from '../../src/integration/files/folders.ts';
import { start } from '../bench/api/host-process.ts';
import { bearer, insertSeller } from './support/full-shop.ts';

/** Uploads that are opened at once and never end, and the addresses that they come from. */
const UPLOADS = 150;
const ADDRESSES = 50;
/** All of them have 1.8 GB. The host keeps at most 96 MB of them in memory, and each chunk is copied once on its way. */
const MOST_MEGABYTES = 250;
const ROUNDS = 4;

test(`${UPLOADS} open uploads of 12 MB from ${ADDRESSES} addresses take at most ${MOST_MEGABYTES} MB of memory`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-soak-'));
  const file = join(folder, 'haat.db');
  const host = await start('host', { DATA_DIR: folder, TRUST_PROXY: '1' });
  const database = await openDatabase({ url: file });
  try {
    const sellerId = loadCatalog(findFolders().catalog).sellers.keys().next().value as string;
    const { token } = await insertSeller(database, sellerId);
    const open = (number: number) => {
      const headers = {
        host: 'localhost',
        ...bearer(token),
        'content-type': 'image/jpeg',
        'content-length': UPLOAD_BYTES.picture,
        'x-forwarded-for': `203.0.113.${number % ADDRESSES}`,
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const socket = connect(host.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(`POST /api/seller/product-pictures?name=a.jpg HTTP/1.1\r\n${lines.join('')}\r\n`);
      // All but the last byte.
      socket.write(Buffer.alloc(UPLOAD_BYTES.picture - 1));
      return socket;
    };
    const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]).slice(9, 12);
    const before = (await host.taken()).megabytes;
    let most = 0;
    const refused: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const sockets = Array.from({ length: UPLOADS }, (_, number) => open(number));
      for (const socket of sockets)
        answerOf(socket).then(
          (code) => refused.push(code),
          () => {},
        );
      // Before those that send nothing are ended.
      for (let looks = 0; looks < 30; looks++) {
        await pause(200);
        most = Math.max(most, (await host.taken()).megabytes);
      }
      for (const socket of sockets) socket.destroy();
    }
    console.log(
      `${ROUNDS} times ${UPLOADS} uploads: ${refused.length} refused; from ${before} to at most ${most} MB of memory`,
    );
    expect(new Set(refused)).toEqual(new Set(['503']));
    expect(most - before).toBeLessThanOrEqual(MOST_MEGABYTES);
    // Others are read again.
    const next = open(0);
    next.write('x');
    expect(await answerOf(next)).toBe('200');
    next.destroy();
  } finally {
    await database.close();
    await host.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

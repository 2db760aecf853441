import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writeFiles } from '../../src/admin/server/write-files.ts';
import { CatalogFollower } from '../../src/integration/follow-catalog.ts';
import { makeSecondShop } from '../support/temporary.ts';

const folders = makeSecondShop();
const httpServer = new EventEmitter();
afterAll(() => void httpServer.emit('close'));
const sent: string[] = [];
const reload = vi.fn(async () => true);
const server = { environments: {}, httpServer, ws: { send: ({ type }: { type: string }) => sent.push(type) } };
const logger = { info: () => {}, warn: () => {}, error: () => {} };
const follower = new CatalogFollower(
  server as never,
  { folders, problems: [], isReady: true, reload },
  logger as never,
  () => {},
);
const file = join(folders.catalog, 'products/cups/blue.json');
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

test('a save reads the catalogue once, and another program’s change once more', async () => {
  await follower.change(async (read) => {
    writeFiles([{ path: file, before: undefined, after: Buffer.from('{}') }], folders.cache);
    await read([file]);
  });
  expect(sent).toEqual(['full-reload']);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  writeFileSync(file, '{ }');
  await expect.poll(() => reload.mock.calls.length).toBe(2);
  await settled();
  expect(sent).toEqual(['full-reload', 'full-reload']);
});

test('a change that fails does not hinder the next one', async () => {
  const failed = follower.change(() => Promise.reject(new Error('no room on the disk')));
  await expect(failed).rejects.toThrow('no room');
  expect(await follower.change(async () => 'written')).toBe('written');
});

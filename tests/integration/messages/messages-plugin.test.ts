import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesPlugin } from '../../../src/integration/messages/messages-plugin.ts';
import { forgetMessages } from '../../../src/messages/read-messages.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

test('while a shop is edited, its first file of messages is shown, and so is its end', async () => {
  const root = process.cwd();
  const shop = makeTemporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(shop);
  forgetMessages();
  const server = await createServer({
    configFile: false,
    root,
    cacheDir: join(shop, 'cache'),
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    // Only the shop is watched: listing the repository, with what is built in it, takes long beside other tests.
    server: { middlewareMode: true, ws: false, watch: { ignored: [join(root, '**')] } },
    plugins: [messagesPlugin('en')],
  });
  onTestFinished(async () => {
    await server.close();
    vi.restoreAllMocks();
    forgetMessages();
  });
  const readCode = async () => (await server.transformRequest('/src/browser/delivery-sentences.ts'))?.code ?? '';
  expect(await readCode()).toContain('"Cash on delivery"');
  const folder = join(shop, 'messages/en');
  mkdirSync(folder, { recursive: true });
  // Written again until the watcher, which first lists all files, has begun to tell of changes.
  const editAndRead = () => {
    writeFileSync(join(folder, 'delivery.json'), '{ "cash": "Pay the courier" }');
    return readCode();
  };
  await expect.poll(editAndRead, { interval: 500 }).toContain('"Pay the courier"');
  rmSync(join(folder, 'delivery.json'));
  await expect.poll(readCode).toContain('"Cash on delivery"');
});

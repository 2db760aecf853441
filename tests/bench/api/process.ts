/**
 * What the bench measures, in a process of its own: the host, with the site of SITE_DIR where there is one, or with `hello`
 * the bare framework. It prints its port, and for each line of its input the memory that it takes (megabytes), the processor
 * time that it has used (milliseconds), and the longest hold of its event loop since the line before (milliseconds): as a clock
 * sees it, and what of a processor its main thread has used meanwhile, which others on a busy machine do not add to.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import { findFolders } from '../../../src/integration/folders.ts';
import { listen } from '../../../src/server/listen.ts';
import { createShopServer } from '../../../src/server/shop-server.ts';
import { createStaticServer } from '../../../src/server/static-server.ts';

/** Starts what is named and returns its address. */
async function start(): Promise<string> {
  if (process.argv[2] === 'hello') {
    const app = new Hono().get('/', (c) => c.json({ hello: 'world' }));
    return listen(createServer(getRequestListener(app.fetch)), 0, '127.0.0.1');
  }
  const site = process.env['SITE_DIR'] ? createStaticServer(process.env['SITE_DIR']) : undefined;
  const shop = createShopServer(site, readConfig(), { folder: findFolders().catalog });
  const address = await listen(shop.server, 0, '127.0.0.1');
  shop.opened(address);
  (await shop.host).workers.start();
  return address;
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const address = await start();
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
let heldCpu = 0;
let before = threadCpuMs();
setInterval(() => {
  const now = threadCpuMs();
  heldCpu = Math.max(heldCpu, now - before);
  before = now;
}, 2);
console.log(new URL(address).port);
for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  console.log(`${Math.round(process.memoryUsage.rss() / 1e6)} ${(user + system) / 1000} ${delay.max / 1e6} ${heldCpu}`);
  delay.reset();
  heldCpu = 0;
}
process.exit();

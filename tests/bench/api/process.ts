/**
 * What the bench measures, in a process of its own: the host, with the site of SITE_DIR where there is one, or with `hello`
 * the bare framework. It prints its port, and a line of JSON for each line of its input. An empty one is answered with what it has taken: memory
 * (megabytes), processor time of all its threads and of the main one (milliseconds), how many messages it has not sent yet, and the longest
 * hold of its event loop since the line before (milliseconds): as a clock sees it, and what of a processor its main thread has used meanwhile,
 * which others on a busy machine do not add to. Watching for holds takes processor time itself, and is left out with WATCH_HOLDS=off. `profile`
 * begins a profile of the main thread, `profiled` ends it.
 */
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import type { Database } from '../../../src/api/ground/database/types.ts';
import { findFolders } from '../../../src/integration/files/folders.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import { createShopServer } from '../../../src/cli/server/shop-server.ts';
import { createStaticServer } from '../../../src/cli/server/static-server.ts';
import { addUpProfile } from './profile.ts';

let database: Database | undefined;

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
  const host = await shop.host;
  host.workers.start();
  database = host.database;
  return address;
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function countUnsent(): Promise<number> {
  const query = database?.read.selectFrom('outbox').select(({ fn }) => fn.countAll().as('count'));
  return Number((await query?.where('send_at', 'is not', null).executeTakeFirst())?.count ?? 0);
}

const address = await start();
const delay = monitorEventLoopDelay({ resolution: 2 });
let heldCpu = 0;
let before = threadCpuMs();
if (process.env['WATCH_HOLDS'] !== 'off') {
  delay.enable();
  setInterval(() => {
    const now = threadCpuMs();
    heldCpu = Math.max(heldCpu, now - before);
    before = now;
  }, 2);
}
const profiler = new Session();

async function answer(line: string): Promise<unknown> {
  if (line === 'profile') {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: 250 });
    await profiler.post('Profiler.start');
    return {};
  }
  if (line === 'profiled') {
    const { profile } = await profiler.post('Profiler.stop');
    profiler.disconnect();
    return addUpProfile(profile);
  }
  const { user, system } = process.cpuUsage();
  const taken = {
    megabytes: Math.round(process.memoryUsage.rss() / 1e6),
    cpuMs: (user + system) / 1000,
    mainCpuMs: threadCpuMs(),
    unsent: await countUnsent(),
    heldMs: delay.max / 1e6,
    heldCpuMs: heldCpu,
  };
  delay.reset();
  heldCpu = 0;
  return taken;
}

console.log(new URL(address).port);
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await answer(line)));
process.exit();

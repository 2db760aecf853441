/**
 * What the bench measures, in a process of its own: the host, or with `hello` the bare framework. It prints its port, and
 * for each line of its input the memory that it takes (megabytes) and the processor time that it has used (milliseconds).
 */
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from '../../../api/config.ts';
import { createHost, createHostServer } from '../../../api/host.ts';
import { findFolders } from '../../../build/folders.ts';
import { listen } from '../../serve/listen.ts';

let address = '';
const makeServer = async () => {
  if (process.argv[2] === 'hello') {
    const app = new Hono().get('/', (c) => c.json({ hello: 'world' }));
    return createServer(getRequestListener(app.fetch));
  }
  const host = await createHost({ config: readConfig(), catalog: findFolders().catalog, address: () => address });
  host.workers.start();
  return createHostServer(host.listener);
};
address = await listen(await makeServer(), 0, '127.0.0.1');
console.log(new URL(address).port);
for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  console.log(`${Math.round(process.memoryUsage.rss() / 1e6)} ${(user + system) / 1000}`);
}
process.exit();

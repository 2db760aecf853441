/**
 * A host in a process of its own, which tests kill. It prints its address; then each line of its input is the number of
 * statements that it may still run before it kills itself, or `answer`: it dies when it is about to answer.
 */
import { createInterface } from 'node:readline';
import { readConfig } from '../../../src/api/config.ts';
import { createHost, createHostServer } from '../../../src/api/host.ts';
import { createLog } from '../../../src/api/log.ts';
import { listen } from '../../../src/server/listen.ts';

const die = () => process.kill(process.pid, 'SIGKILL');
let left = Number.POSITIVE_INFINITY;
let diesAnswering = false;
let address = '';
const host = await createHost({
  config: readConfig(),
  catalog: { folder: process.env['CATALOG_DIR'] ?? '' },
  address: () => address,
  log: createLog('off'),
  onQuery: () => {
    if (left-- <= 0) die();
  },
});
const server = createHostServer((request, response) => {
  if (diesAnswering) {
    response.writeHead = () => {
      die();
      return response;
    };
  }
  host.listener(request, response);
});
address = await listen(server, 0, '127.0.0.1');
console.log(address);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'answer') diesAnswering = true;
  else left = Number(line);
  console.log('armed');
}

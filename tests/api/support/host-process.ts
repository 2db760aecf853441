/**
 * A host in a process of its own, which tests kill. It prints its address; then it answers each line of its input with one: a number
 * of statements that it may still run before it kills itself; `answer`: it dies when it is about to answer; `now` and a time for its
 * clock; `work`: its workers work until nothing is left to do; `operate` and a command of the operator.
 */
import { createInterface } from 'node:readline';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import { createHost } from '../../../src/api/entry/host/host.ts';
import { createHostServer } from './host-server.ts';
import { createLog } from '../../../src/api/ground/config/log.ts';
import { type OperatorContext, OperatorError } from '../../../src/api/entry/operator/command.ts';
import { findCommand } from '../../../src/api/entry/operator/commands.ts';
import { listen } from '../../../src/cli/server/listen.ts';

const die = () => process.kill(process.pid, 'SIGKILL');
let left = Number.POSITIVE_INFINITY;
let diesAnswering = false;
let address = '';
let now = Number(process.env['TEST_NOW']);
const host = await createHost({
  config: readConfig(),
  catalog: { folder: process.env['CATALOG_DIR'] ?? '' },
  address: () => address,
  log: createLog('off'),
  ...(now > 0 && { now: () => now }),
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

async function operate(json: string): Promise<string> {
  const { line, options } = JSON.parse(json) as { line: string; options: Record<string, string> };
  const found = findCommand(line.split(' '));
  if (!found) throw new Error(`There is no command "${line}".`);
  // As `npm run operator` does: a host sends what is queued.
  const services = { ...host.services, provider: undefined, wake: () => {} };
  const context: OperatorContext = { services, actor: 'operator:test' };
  try {
    const text = await found.command.run(context, { words: found.rest, options });
    if (diesAnswering) die();
    return JSON.stringify({ text, isError: false });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return JSON.stringify({ text: error.message, isError: true });
  }
}

address = await listen(server, 0, '127.0.0.1');
console.log(address);
for await (const line of createInterface({ input: process.stdin })) {
  const [word = '', rest = ''] = line.split(/ (.*)/);
  let answer = 'done';
  if (word === 'answer') diesAnswering = true;
  else if (word === 'now') now = Number(rest);
  else if (word === 'work') while ((await host.workers.run()) > 0);
  else if (word === 'operate') answer = await operate(rest);
  else left = Number(word);
  console.log(answer);
}

/** A log in a process of its own: each line of its input is how many lines it writes; it answers with how much waits then. */
import { createInterface } from 'node:readline';
import { createLog } from '../../../src/api/ground/config/log.ts';

const log = createLog('info');
const LONG = 'x'.repeat(5_000);
for await (const line of createInterface({ input: process.stdin })) {
  for (let left = Number(line); left > 0; left--) {
    log.info('line', { text: LONG });
    log.flush();
    // What a full disk refuses is told a turn later.
    await new Promise((done) => setImmediate(done));
  }
  process.stderr.write(`${process.stdout.writableLength}\n`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSimulator, type Simulator } from '../../../src/api/entry/cashfree-simulator/simulator.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import type { Fate } from '../../api/support/database-proxy.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lets most of what goes through the proxy pass, and ends, cuts or silences a connection now and then. */
export function createFates(seed: number) {
  const chance = createChance(seed);
  const counts: Record<Fate, number> = { pass: 0, end: 0, 'pass-and-end': 0, silence: 0 };
  let isCalm = true;
  const decide = (): Fate => {
    const drawn = isCalm ? 1 : chance();
    const fate = drawn < 0.004 ? 'end' : drawn < 0.008 ? 'pass-and-end' : drawn < 0.0085 ? 'silence' : 'pass';
    counts[fate]++;
    return fate;
  };
  return {
    decide,
    counts,
    isCalm: () => isCalm,
    calm: (calm: boolean) => {
      isCalm = calm;
    },
  };
}

/** The provider on a socket of its own. Unless it is calm, one answer in twenty is lost on its way, after it was done. */
export async function startProvider(
  seed: number,
  isCalm: () => boolean,
): Promise<{ readonly url: string; readonly bank: Simulator['bank'] }> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-soak-'));
  const chance = createChance(seed);
  let address = '';
  const simulator = createSimulator({
    file: join(folder, 'provider.json'),
    base: '/provider',
    isPublic: false,
    now: Date.now,
    address: () => address,
  });
  const server: Server = createServer((request, response) => {
    if (!isCalm() && chance() < 0.05) response.writeHead = () => response.destroy();
    simulator.listener(request, response);
  });
  address = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    simulator.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: `${address}/provider/pg`, bank: simulator.bank };
}

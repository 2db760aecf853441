import { spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Folders } from '../../src/integration/files/folders.ts';
import { environmentOf } from './temporary.ts';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Folders of another machine that has the same catalogue and, unless it is to bundle them itself, the same bundled templates. */
export function makeMachine(folders: Folders, name: string, isBundled = true): Folders {
  const machine = {
    catalog: folders.catalog,
    out: `${folders.out}-${name}`,
    builds: join(folders.builds, name),
    cache: `${folders.cache}-${name}`,
  };
  mkdirSync(machine.builds, { recursive: true });
  if (isBundled) symlinkSync(join(folders.builds, 'bundles'), join(machine.builds, 'bundles'));
  return machine;
}

const run = (args: readonly string[], environment: Record<string, string>): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('close', (code) => done({ code, output }));
  });

/** Runs `src/cli/build.ts` or `src/cli/merge.ts`. */
export const runCommand = (
  command: 'build' | 'merge',
  folders: Folders,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Ended> => run([`src/cli/${command}.ts`, ...args], { ...environmentOf(folders), ...environment });

/** Builds a shard in a process that kills itself where `buildShard` calls the option `stage`. */
export const killShard = (
  folders: Folders,
  shard: { number: number; count: number },
  to: string,
  stage: string,
): Promise<Ended> => {
  const module = pathToFileURL(resolve('src/integration/shards/build-shard.ts')).href;
  const given = [folders, shard, to, 'killed'].map((value) => JSON.stringify(value)).join(', ');
  const program = `const { buildShard } = await import(${JSON.stringify(module)});
await buildShard(${given}, { ${stage}: () => process.kill(process.pid, 'SIGKILL') });`;
  return run(['--input-type=module', '--eval', program], {});
};

/** Builds all shards at once, each in a process and on a machine of its own. The first bundles the templates itself. */
export const buildShards = (folders: Folders, count: number, to: string): Promise<Ended[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const machine = makeMachine(folders, `shard-${index + 1}`, index > 0);
      return runCommand('build', machine, ['--shard', `${index + 1}/${count}`, '--to', to]);
    }),
  );

const DAY_MS = 86_400_000;
/** How far India's time is ahead of UTC. */
const INDIA_MS = 19_800_000;

/** Waits for the next day in India if this one ends within a minute: shards and merge must run on one day. */
export async function waitForLongDay(): Promise<void> {
  const left = DAY_MS - ((Date.now() + INDIA_MS) % DAY_MS);
  if (left < 60_000) await wait(left);
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../pages/median.ts';
import { childSeconds } from '../processor-time.ts';
import { readMemory } from '../read-memory.ts';

export interface Measured {
  readonly seconds: number;
  /** Of all processors, with what other programs do left out. */
  readonly processorSeconds: number;
  readonly memoryBytes: number;
  /** How many pages were rendered; missing where nothing was built. */
  readonly rendered?: number;
}

export interface Floor {
  readonly pages: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** The floor is measured so many times, as one that other programs have disturbed would make all builds look better. */
const FLOORS = 3;
/** How often a server that starts is asked for its first page. */
const ASKED_EVERY_MS = 20;

/** Runs a command of the project in a copy of it, as a user does. The memory is the most that its processes have held together, with all threads. */
async function measureCommand(
  project: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  untilDone: (child: ChildProcess, closed: Promise<unknown>) => Promise<unknown>,
): Promise<Measured & { readonly output: string }> {
  const start = performance.now();
  const used = childSeconds();
  const child = spawn(process.execPath, ['src/cli/haat.mjs', ...words], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((done) => child.once('close', done));
  let memoryBytes = 0;
  const looking = setInterval(() => {
    memoryBytes = Math.max(memoryBytes, readMemory(child.pid as number));
  }, 50);
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  const code = await untilDone(child, closed);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(looking);
  if (code !== 0) throw new Error(`${words.join(' ')} has failed:\n${output}`);
  return { seconds, processorSeconds: childSeconds() - used, memoryBytes, output };
}

export async function measureBuild(project: string, workers?: number): Promise<Measured> {
  const options = workers === undefined ? [] : ['--workers', String(workers)];
  const { output, ...measured } = await measureCommand(project, ['build', ...options], {}, (_child, closed) => closed);
  const rendered = /, (\d+) rendered/.exec(output)?.[1];
  return { ...measured, ...(rendered === undefined ? {} : { rendered: Number(rendered) }) };
}

/** Starts `npm run dev` and stops it when the home page is there. */
export async function measureFirstPage(project: string): Promise<Measured> {
  const port = await findPort();
  const { output: _, ...measured } = await measureCommand(
    project,
    ['dev'],
    { PORT: String(port) },
    async (child, closed) => {
      const ended = closed.then(() => 'ended' as const);
      while (!(await hasPage(port))) {
        if ((await Promise.race([wait(ASKED_EVERY_MS), ended])) === 'ended') return 1;
      }
      child.kill('SIGTERM');
      await closed;
      return 0;
    },
  );
  return measured;
}

const hasPage = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    get({ port, host: '127.0.0.1', path: '/' }, (response) => {
      response.resume().once('end', () => answer(response.statusCode === 200));
    }).once('error', () => answer(false));
  });

const findPort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** The medians of what the floor took. */
export function measureFloor(project: string): Floor {
  const script = resolve('tests/bench/floor.ts');
  const folders = ['catalog', 'dist', 'floor'].map((name) => join(project, name));
  const floors = Array.from({ length: FLOORS }, () => {
    const output = execFileSync(process.execPath, [script, ...folders], { encoding: 'utf8' });
    return JSON.parse(output.trim().split('\n').at(-1) as string) as Floor;
  });
  return {
    pages: floors[0]?.pages ?? 0,
    seconds: median(floors.map(({ seconds }) => seconds)),
    cpuSeconds: median(floors.map(({ cpuSeconds }) => cpuSeconds)),
  };
}

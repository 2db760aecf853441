import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import type { Folders } from './files/folders.ts';
import { codeBeside } from '../package.ts';
import type { BundleFacts } from './vite/shop-facts-plugin.ts';
import type { BundleSubject } from './bundle-folder.ts';

/** The message that bundle-process.ts receives. */
export interface BundleRequest {
  readonly folders: Folders;
  readonly language: string;
  readonly facts: BundleFacts;
}

/** Its answer after a failure: the parts of an error that a message can contain. */
export interface BundleFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** From this size on, memory matters more than time: it is the heap of a shop with some 30,000 products. */
const LARGE_BYTES = 200_000_000;

/** A garbage collector that runs often, and one arena of the C library for all threads. */
const LEAN = {
  execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=33'],
  env: { MALLOC_ARENA_MAX: '1' },
} as const;

/**
 * Has Astro bundle the templates in a language, in a process that ends afterwards: until then the bundler keeps 0.4 GB, which a large shop needs to
 * render its pages.
 * @throws whatever Astro throws, with its name, message and stack
 */
export async function bundleApart(folders: Folders, { language, facts }: BundleSubject): Promise<void> {
  const cache = getCompileCacheDir();
  const { env, execArgv } = getHeapStatistics().used_heap_size < LARGE_BYTES ? { env: {}, execArgv: [] } : LEAN;
  const child = fork(codeBeside('bundle-process', import.meta.url), {
    env: { ...process.env, ...env, ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }) },
    execArgv: [...execArgv],
  });
  let failure: BundleFailure | undefined;
  child.once('message', (message: BundleFailure) => {
    failure = message;
  });
  const request: BundleRequest = { folders, language, facts };
  child.send(request);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (failure) throw Object.assign(new Error(failure.message), failure);
  if (code !== 0)
    throw new Error(`The process that bundles the templates has ended: ${signal ?? `exit code ${code}`}.`);
}

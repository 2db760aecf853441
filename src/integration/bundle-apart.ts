import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import type { Folders } from './files/folders.ts';
import { codeBeside } from '../package.ts';
import type { BundleFacts } from './vite/shop-facts-plugin.ts';
import type { BundleSubject } from './bundle-folder.ts';

/** What bundle-process.ts is sent. */
export interface BundleRequest {
  readonly folders: Folders;
  readonly language: string;
  readonly facts: BundleFacts;
}

/** What it answers where it has failed: an error in the parts that a message can have. */
export interface BundleFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** From here on memory matters more than time: the heap of a shop of some 30,000 products. */
const LARGE_BYTES = 200_000_000;

/** A garbage collector that runs often, and one arena of the C library for all threads. */
const LEAN = {
  execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=33'],
  env: { MALLOC_ARENA_MAX: '1' },
} as const;

/**
 * Has Astro bundle the templates in a language, in a process that ends with that: the bundler keeps 0.4 GB
 * until then, which a large shop needs to render its pages.
 * @throws what Astro throws, with its name, message and stack.
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

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { getHeapStatistics } from 'node:v8';
import type { Folders } from './files/folders.ts';
import { codeBeside } from '../package.ts';
import type { BundleFacts } from './vite/shop-facts-plugin.ts';
import type { BundleSubject } from './bundle-folder.ts';

/** The message that starts bundle-process.ts. */
export interface BundleRequest {
  readonly folders: Folders;
  readonly language: string;
  readonly facts: BundleFacts;
}

/** Its answer when bundling fails: the parts of an error that can be sent between processes. */
export interface BundleFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** Above this heap size memory matters more than time. A shop with 30,000 products has such a heap. */
const LARGE_BYTES = 200_000_000;

/** Collects garbage often, and makes all threads share one arena of the C library. */
const LEAN = {
  execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=33'],
  env: { MALLOC_ARENA_MAX: '1' },
} as const;

/**
 * Bundles the templates in one language with Astro, in a process that then ends: the bundler holds 0.4 GB until its process ends, which a large shop
 * needs to render pages.
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

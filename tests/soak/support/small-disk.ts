import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A file system of some megabytes. It is mounted for the process that holds it alone, so nothing is left when that ends. */
export interface SmallDisk {
  /** Its folder, as processes see it that are started with the words of `enter` before their command. */
  readonly inside: string;
  readonly enter: readonly string[];
  /** The same folder, as this process reaches it. */
  readonly outside: string;
  /** Takes all that is free but so many bytes. */
  fill(spareBytes?: number): void;
  /** Gives back what `fill` took. */
  makeRoom(): void;
}

/** Ways to a mount of one's own: what root may do, and what everybody may do on most systems. */
const WAYS = [
  { unshare: ['-m'], enter: ['-m'] },
  { unshare: ['-rm'], enter: ['--preserve-credentials', '-U', '-m'] },
];

/** Mounts one; the text says why there can be none. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | string> {
  const inside = mkdtempSync(join(tmpdir(), 'haat-disk-'));
  const refusals: string[] = [];
  for (const way of WAYS) {
    const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec sleep infinity`;
    const holder = spawn('unshare', [...way.unshare, 'sh', '-c', script, inside], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const failed = Promise.race([once(holder, 'exit'), once(holder, 'error')]).then(() => 'failed' as const);
    const mounted = once(holder.stdout, 'data').then(() => 'mounted' as const);
    if ((await Promise.race([mounted, failed])) === 'failed') {
      refusals.push(`unshare ${way.unshare.join(' ')}: ${(await text(holder.stderr)).trim() || 'not here'}`);
      continue;
    }
    const outside = join('/proc', String(holder.pid), 'root', inside);
    const filler = join(outside, 'filler');
    onTestFinished(async () => {
      holder.kill('SIGKILL');
      await failed;
      rmSync(inside, { recursive: true, force: true });
    });
    return {
      inside,
      enter: ['nsenter', ...way.enter, '--wd=.', '-t', String(holder.pid), '--'],
      outside,
      fill: (spareBytes = 0) => {
        const { bavail, bsize } = statfsSync(outside);
        try {
          appendFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - spareBytes)));
        } catch (error) {
          // Others wrote meanwhile: it is full all the same.
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      },
      makeRoom: () => rmSync(filler, { force: true }),
    };
  }
  rmSync(inside, { recursive: true, force: true });
  return `no file system can be mounted (${refusals.join('; ')})`;
}

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The templates that Astro has bundled for tests before. Bundling takes longer than all the rest of a small build; the name of a bundle is a
 * digest of everything that it is made of (src/integration/bundle-folder.ts).
 */
const KEPT = resolve('node_modules', '.cache', 'haat', 'test-bundles');
/** A bundle that no build has used for so long is of another state of the code. */
const STAY_MS = 86_400_000;

const namesOf = (folder: string): string[] => readdirSync(folder).filter((name) => /^[0-9a-f]+$/.test(name));

/** Puts the kept bundles into the folder of a shop's builds. */
export function lendBundles(builds: string): void {
  const folder = join(builds, 'bundles');
  for (const part of [folder, KEPT]) mkdirSync(part, { recursive: true });
  for (const name of namesOf(KEPT)) {
    const kept = join(KEPT, name);
    // Each build that uses a bundle sets its times, in some tests to those of another day: that of the change itself is of the machine's
    // clock. Another test may remove it first.
    const usedAt = statSync(kept, { throwIfNoEntry: false })?.ctimeMs ?? 0;
    if (performance.timeOrigin + performance.now() - usedAt > STAY_MS) rmSync(kept, { recursive: true, force: true });
    else if (!existsSync(join(folder, name))) symlinkSync(kept, join(folder, name));
  }
}

/** Keeps the bundles that a shop's builds have made. */
export function keepBundles(builds: string): void {
  const folder = join(builds, 'bundles');
  for (const name of existsSync(folder) ? namesOf(folder) : []) {
    if (existsSync(join(KEPT, name))) continue;
    const work = join(KEPT, `${name}.${process.pid}`);
    cpSync(join(folder, name), work, { recursive: true });
    try {
      renameSync(work, join(KEPT, name));
    } catch {
      // Another test has kept it meanwhile.
      rmSync(work, { recursive: true, force: true });
    }
  }
}

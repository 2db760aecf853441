import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Where a build reads and writes. All of it can be set by the environment, so that one checkout serves several shops. */
export interface Folders {
  /** The catalogue: `CATALOG_DIR`, else `catalog`. */
  readonly catalog: string;
  /** The finished site, a link to the newest build: `OUT_DIR`, else `dist`. */
  readonly out: string;
  /**
   * The builds that `out` may point at: `BUILDS_DIR`, else a folder below `.builds`. It has to be inside the project: while
   * pages are rendered, the code in it looks for its packages from there upwards.
   */
  readonly builds: string;
  /** What may be thrown away: prepared pictures, weighed pages. */
  readonly cache: string;
}

export function findFolders(environment: NodeJS.ProcessEnv = process.env): Folders {
  const out = resolve(environment['OUT_DIR'] || 'dist');
  const name = createHash('sha256').update(out).digest('hex').slice(0, 12);
  return {
    catalog: resolve(environment['CATALOG_DIR'] || 'catalog'),
    out,
    builds: resolve(environment['BUILDS_DIR'] || join('.builds', name)),
    cache: resolve(environment['CACHE_DIR'] || join('node_modules', '.cache', 'haat')),
  };
}

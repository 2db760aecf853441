import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { SCHEMAS_FOLDER } from '../../catalog/json-schemas/write-json-schemas.ts';

/** Folders that a build reads and writes. The environment can set each, so that one checkout can build several shops. */
export interface Folders {
  /** The catalogue: `CATALOG_DIR`, by default `catalog`. */
  readonly catalog: string;
  /** The published site, a link to the newest build: `OUT_DIR`, by default `dist`. */
  readonly out: string;
  /**
   * The builds that `out` can link to: `BUILDS_DIR`, by default a folder in `.builds`. It must be inside the project: during a build the bundled code
   * of pages is in it, and finds packages from there upwards.
   */
  readonly builds: string;
  /** The shop's theme, which may not exist: `THEME_FILE`, by default `theme.css`. */
  readonly theme?: string;
  /** Where the JSON Schemas of the shop's catalogue are written for text editors; undefined for a catalogue outside the project. */
  readonly schemas?: string;
  /** Caches that can be deleted at any time: prepared pictures, products that were read, compressed sizes of pages. */
  readonly cache: string;
}

/** The folders of a shop: those that the environment sets (CATALOG_DIR, OUT_DIR), or those in the working directory. */
export function findFolders(environment: NodeJS.ProcessEnv = process.env): Folders {
  const out = resolve(environment['OUT_DIR'] || 'dist');
  const name = createHash('sha256').update(out).digest('hex').slice(0, 12);
  return {
    catalog: resolve(environment['CATALOG_DIR'] || 'catalog'),
    out,
    builds: resolve(environment['BUILDS_DIR'] || join('.builds', name)),
    theme: resolve(environment['THEME_FILE'] || 'theme.css'),
    ...(!environment['CATALOG_DIR'] && { schemas: resolve(SCHEMAS_FOLDER) }),
    cache: resolve(environment['CACHE_DIR'] || join('node_modules', '.cache', 'haat')),
  };
}

/** Folders whose files are public now, or will be after the next build. */
export const listOpenFolders = ({ out, builds }: Pick<Folders, 'out' | 'builds'>): string[] => [
  resolve('public'),
  out,
  builds,
];

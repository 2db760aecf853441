import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { SCHEMAS_FOLDER } from '../../catalog/json-schemas/write-json-schemas.ts';

/** Folders that a build reads and writes. The environment can set each of them, so that one checkout can build several shops. */
export interface Folders {
  /** The catalogue: `CATALOG_DIR`, else `catalog`. */
  readonly catalog: string;
  /** The published site, a link to the newest build: `OUT_DIR`, else `dist`. */
  readonly out: string;
  /**
   * Builds that `out` may link to: `BUILDS_DIR`, else a folder below `.builds`. It must be inside the project, because the bundled
   * code of pages lies in it during a build and finds its packages from there upwards.
   */
  readonly builds: string;
  /** The shop's style sheet of tokens and rules, which may not exist: `THEME_FILE`, else `theme.css`. */
  readonly theme?: string;
  /** The JSON Schemas of the shop's own catalogue, for text editors; none of a catalogue that stands elsewhere. */
  readonly schemas?: string;
  /** Can be deleted at any time: prepared pictures, products that were read, compressed sizes of pages. */
  readonly cache: string;
}

/** The folders of a shop, as the environment says (CATALOG_DIR, OUT_DIR) or in the working directory. */
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

/** Folders whose files everybody can read, or will after the next build. */
export const listOpenFolders = ({ out, builds }: Pick<Folders, 'out' | 'builds'>): string[] => [
  resolve('public'),
  out,
  builds,
];

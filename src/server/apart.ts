import { dirname } from 'node:path';
import { ConfigError } from '../api/ground/config/config.ts';
import { isBelow, realPath } from '../integration/serving/private-files.ts';

/**
 * Refuses to keep the data of customers in a folder whose files everybody can read.
 * @throws ConfigError
 */
export function keepDataApart(dataDir: string, served: readonly string[]): void {
  const within = served.find((folder) => isBelow(trueSpelling(dataDir), trueSpelling(folder)));
  if (within !== undefined)
    throw new ConfigError(
      `DATA_DIR: ${dataDir} is in ${within}, whose files everybody can read. Name a folder outside of it, and move what is in the old one.`,
    );
}

/** A path without links, as far as it exists. */
function trueSpelling(path: string): string {
  const parent = dirname(path);
  return realPath(path) ?? (parent === path ? path : trueSpelling(parent) + path.slice(parent.length));
}

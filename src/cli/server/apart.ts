import { ConfigError } from '../../api/ground/config/config.ts';
import { isWithin, settlePath } from '../../real-paths.ts';

/** Refuses to keep customers' data in a folder whose files everybody can read. @throws ConfigError */
export function keepDataApart(dataDir: string, served: readonly string[]): void {
  const within = served.find((folder) => isWithin(settlePath(dataDir), settlePath(folder)));
  if (within !== undefined)
    throw new ConfigError(
      `DATA_DIR: ${dataDir} is in ${within}, whose files everybody can read. Name a folder outside of it, and move what is in the old one.`,
    );
}

import { build } from 'astro';
import type { BuildOptions, BuildResult } from './build-site.ts';
import type { Folders } from './folders.ts';
import { commandOptions } from './index.ts';

/**
 * Builds the whole site beside the old one, checks it, and publishes it by one rename. `fingerprint` says what it is built from (`takeFingerprint`).
 * @throws CatalogError, or SiteFaults; whatever is thrown, the old site stays.
 */
export async function buildSite(
  folders: Folders,
  fingerprint: string,
  options: BuildOptions = {},
): Promise<BuildResult> {
  // What is published is never a development build, whatever the environment says.
  process.env['NODE_ENV'] = 'production';
  process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
  let result: BuildResult | undefined;
  const onPublished = (published: BuildResult): void => {
    result = published;
  };
  await commandOptions.run({ ...options, folders, fingerprint, onPublished }, () => build({ logLevel: 'warn' }));
  if (!result) throw new Error('astro.config.mjs does not name the integration of src/integration: no site was built.');
  return result;
}

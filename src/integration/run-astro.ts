import { build } from 'astro';
import type { BuildOptions, BuildResult } from './build-site.ts';
import type { Folders } from './folders.ts';
import { commandOptions } from './index.ts';

/**
 * Builds the site beside the old one, checks it, and publishes it with one rename. `fingerprint` is that of its inputs (`takeFingerprint`).
 * @throws CatalogError or SiteFaults. Whatever is thrown, the old site stays published.
 */
export async function buildSite(
  folders: Folders,
  fingerprint: string,
  options: BuildOptions = {},
): Promise<BuildResult> {
  // Never publish a development build, whatever the environment says.
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

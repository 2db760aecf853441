import { utimes } from 'node:fs/promises';
import { editionsOf } from '../catalog/site/editions.ts';
import { getSite, type Site } from '../catalog/site/site.ts';
import { type BuildOptions, type BuildResult, openSiteBuild } from './build-site.ts';
import type { Folders } from './files/folders.ts';
import { type Bundle, readBundle } from './render/bundle.ts';
import { bundleApart } from './bundle-apart.ts';
import { bundleFolder } from './bundle-folder.ts';
import { collectBundleFacts } from './vite/shop-facts-plugin.ts';

/**
 * Builds the site beside the old one, checks it, and publishes it with one rename. `fingerprint` is that of its inputs (`takeFingerprint`).
 * @throws CatalogError or SiteFaults. Whatever is thrown, the old site stays published.
 */
export async function buildSite(
  folders: Folders,
  fingerprint: string,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const build = await openSiteBuild(folders, { ...options, fingerprint });
  return build.finish(await openBundle(folders, options.verify));
}

/** The bundles of the present templates, for the site given to `setSite`. Astro makes those that no earlier build has made. */
export async function openBundle(folders: Folders, verify?: boolean): Promise<Bundle> {
  return withFurther(await openEditionBundle(folders, getSite(), verify), folders, verify);
}

/** A bundle with those of the other languages. */
export async function withFurther(bundle: Bundle, folders: Folders, verify?: boolean): Promise<Bundle> {
  const further: Record<string, Bundle> = {};
  for (const edition of editionsOf(getSite()).slice(1))
    further[edition.language] = await openEditionBundle(folders, edition, verify);
  return Object.keys(further).length === 0 ? bundle : { ...bundle, further };
}

/** The bundle of an edition of the site given to `setSite`. */
export async function openEditionBundle(folders: Folders, edition: Site, verify?: boolean): Promise<Bundle> {
  // Pages are bundled and rendered with React's production code, whatever the environment says.
  process.env['NODE_ENV'] = 'production';
  const subject = { language: edition.language, facts: collectBundleFacts(edition) };
  const folder = await bundleFolder(folders, subject, verify);
  const known = await readBundle(folder);
  if (known) {
    // Marks the bundle as recently used: old bundles are removed by their time.
    await utimes(folder, new Date(), new Date());
    return known;
  }
  process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
  await bundleApart(folders, subject);
  const bundle = await readBundle(folder);
  if (!bundle)
    throw new Error('astro.config.mjs does not name the integration of src/integration: nothing was bundled.');
  return bundle;
}

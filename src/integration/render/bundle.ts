import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AfterBuild } from '../plugins/run-after-build.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import type { BundledOverride } from '../overrides/find-unused.ts';

/** The templates as Astro has bundled them: the code that renders pages, and the files that pages load. */
export interface Bundle {
  /** The folder of files that are served: scripts, and the contents of `public`. */
  readonly files: string;
  /** The module that renders pages (renderer.ts). */
  readonly entry: string;
  /** By the file of a route: a digest of all code, styles and script addresses that its pages are rendered with. */
  readonly digests: Readonly<Record<string, string>>;
  readonly overrides: readonly BundledOverride[];
  /** Whether pages with the same shell share its parts (shell-parts.ts). */
  readonly sharesShell: boolean;
  /** The `afterBuild` hooks of the shop's plugins. */
  readonly afterBuild: readonly AfterBuild[];
  /** The shop's own pages: address, template relative to the shop's folder, and a digest of the template. */
  readonly ownPages: readonly { readonly path: string; readonly file: string; readonly digest: string }[];
  /** The bundles of the other editions, by language (catalog/site/editions.ts). */
  readonly further?: Readonly<Record<string, Bundle>>;
}

/** The bundle of a language. @throws when there is none */
export function bundleIn(bundle: Bundle, language: string): Bundle {
  const found = language === FIRST_LANGUAGE ? bundle : bundle.further?.[language];
  if (!found) throw new Error(`The templates are not bundled in the language ${language}.`);
  return found;
}

/** The parts of a bundle's folder. Without `description`, the bundle is unfinished. */
export const bundleParts = (folder: string) => ({
  files: join(folder, 'files'),
  code: join(folder, 'code'),
  description: join(folder, 'bundle.json'),
});

/** The contents of `description`. `entry` is relative to `code`. */
export type BundleDescription = Omit<Bundle, 'files' | 'further'>;

/** Reads a bundle; undefined if the folder has none. */
export async function readBundle(folder: string): Promise<Bundle | undefined> {
  const { files, code, description } = bundleParts(folder);
  const text = await readFile(description, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { entry, ...others } = JSON.parse(text) as BundleDescription;
  return { files, entry: join(code, entry), ...others };
}

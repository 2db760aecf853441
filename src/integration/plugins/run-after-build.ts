import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../../catalog/site/site.ts';
import { ShopCodeError } from '../overrides/read-overrides.ts';

/** What the hook `afterBuild` of a plugin gets: the site before it is checked and published. */
export interface FinishedSite {
  /** Its folder, for reading. A hook must not change pages: their files may also belong to the published site. */
  readonly folder: string;
  /** The addresses of all pages, sorted. */
  readonly paths: readonly string[];
  /** The address of the live site without a trailing slash. */
  readonly siteUrl: string;
  /**
   * Adds a file at an address.
   * @example addFile('/feed.xml', text)
   * @throws when there is a file
   */
  addFile(path: string, content: string | Uint8Array): void;
}

/** The `afterBuild` hook of a plugin, as a bundle records it. */
export interface AfterBuild {
  readonly name: string;
  readonly file: string;
}

/** Runs the `afterBuild` hooks of a shop's plugins on a site, one after another. @throws ShopCodeError with the plugin's name when one fails */
export async function runAfterBuild(
  steps: readonly AfterBuild[],
  site: Site,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  for (const { name, file } of steps) {
    try {
      // The time in the address makes a process that builds again load a changed hook.
      const address = `${pathToFileURL(file).href}?v=${Math.round(statSync(file).mtimeMs)}`;
      const { default: step } = (await import(address)) as { default?: unknown };
      if (typeof step !== 'function') throw new Error('its file has no "export default function"');
      await step({ folder, paths, siteUrl: site.url, addFile: fileAdder(folder) } satisfies FinishedSite);
    } catch (error) {
      throw new ShopCodeError([`afterBuild of the plugin ${name} (${file}) failed: ${(error as Error).message}`]);
    }
  }
}

const fileAdder =
  (folder: string): FinishedSite['addFile'] =>
  (path, content) => {
    const file = resolve(join(folder, path));
    if (!path.startsWith('/') || !file.startsWith(folder + sep))
      throw new Error(
        `addFile got ${JSON.stringify(path)}: an address within the site is expected, such as "/feed.xml"`,
      );
    if (existsSync(file)) throw new Error(`addFile got ${path}, where the site has a file already`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

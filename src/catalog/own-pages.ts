import { join } from 'node:path';
import { attempt } from '../core/data/attempt.ts';
import { listFilesBelow } from '../real-paths.ts';

/** The folder of a shop's own pages, relative to the shop's. */
export const OWN_PAGES_FOLDER = 'src/pages';

/** A file in a shop's `src/pages`. */
export interface OwnPageFile {
  /** Relative to the shop's folder: `src/pages/our-story.astro`. */
  readonly file: string;
  /** The address of its page, or for `[slug].astro` the part that all of its addresses begin with. */
  readonly path: string;
  /** Whether it makes a page for each entry of its `getStaticPaths`. */
  readonly isDynamic: boolean;
  /** Whether it is a template. Astro would make pages of other files too, which the checks of a build do not know. */
  readonly isTemplate: boolean;
}

/** The files of a shop's own pages, as Astro reads them: those that begin with `_`, and all below such a folder, are no pages. */
export function listOwnPages(shop = process.cwd()): OwnPageFile[] {
  const names = attempt(() => listFilesBelow(join(shop, OWN_PAGES_FOLDER))) ?? [];
  return names
    .filter((name) => !name.split('/').some((part) => part.startsWith('_') || part.startsWith('.')))
    .sort()
    .map((name) => {
      const [path = ''] = `/${name.replace(/\.\w+$/, '')}`.replace(/\/index$/, '').split('[');
      const isDynamic = name.includes('[');
      return {
        file: `${OWN_PAGES_FOLDER}/${name}`,
        path: path || '/',
        isDynamic,
        isTemplate: name.endsWith('.astro'),
      };
    });
}

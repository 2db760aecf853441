import type { Catalog } from '../catalog/load/load.ts';
import type { Problem } from '../catalog/problems/problem.ts';
import type { SetAside } from '../catalog/problems/set-aside.ts';
import { CatalogError } from '../catalog/problems/problems.ts';
import type { Folders } from './files/folders.ts';
import { findMessageProblems } from './messages/own-message-problems.ts';
import { nameCatalog, planCatalog, type PrepareOptions, prepareSite } from './prepare-site.ts';

export interface CheckedCatalog {
  /** The name of the catalogue's folder in messages. */
  readonly label: string;
  readonly problems: readonly Problem[];
  readonly setAside: readonly SetAside[];
  /** Whether a build would refuse the catalogue. */
  readonly isRefused: boolean;
  /** Missing when a build would refuse it. */
  readonly catalog?: Catalog;
}

/**
 * Reads the catalogue, the headers of its pictures and the shop's own messages, and returns all problems. With `pictures`, remote pictures are
 * fetched and all pictures encoded, as in a build.
 */
export async function checkCatalog(
  folders: Folders,
  { pictures = false, ...options }: PrepareOptions & { readonly pictures?: boolean } = {},
): Promise<CheckedCatalog> {
  const label = nameCatalog(folders);
  // A build would stop at the first of these.
  const ofMessages = findMessageProblems();
  try {
    const { catalog } = pictures
      ? await prepareSite(folders, options)
      : await planCatalog(folders, { ...options, fetches: false });
    const { errors, warnings, setAside } = catalog;
    return {
      label,
      problems: [...ofMessages, ...errors, ...warnings],
      setAside,
      isRefused: ofMessages.length > 0,
      catalog,
    };
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { label, problems: [...ofMessages, ...error.problems], setAside: [], isRefused: true };
  }
}

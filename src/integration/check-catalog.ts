import type { Problem } from '../catalog/problems/problem.ts';
import type { SetAside } from '../catalog/problems/set-aside.ts';
import { CatalogError } from '../catalog/source/problems.ts';
import type { Folders } from './folders.ts';
import { nameCatalog, planSite } from './prepare-site.ts';

export interface CheckedCatalog {
  /** The name of the catalogue's folder in messages. */
  readonly label: string;
  readonly problems: readonly Problem[];
  readonly setAside: readonly SetAside[];
  /** Whether a build would refuse it. */
  readonly isRefused: boolean;
}

/** Reads the catalogue and the headers of its pictures, and returns all problems. Nothing is encoded or written. */
export async function checkCatalog(folders: Folders): Promise<CheckedCatalog> {
  const label = nameCatalog(folders);
  try {
    const { errors, warnings, setAside } = (await planSite(folders)).site.catalog;
    return { label, problems: [...errors, ...warnings], setAside, isRefused: false };
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { label, problems: error.problems, setAside: [], isRefused: true };
  }
}

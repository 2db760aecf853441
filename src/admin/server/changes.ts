import { stat } from 'node:fs/promises';
import { takeCatalogRecord, readCatalogRecord } from '../../integration/records/catalog-record.ts';
import { liveBuild } from '../../integration/files/publish.ts';
import { stampFile } from '../../integration/stamp.ts';
import type { ChangedFile, ChangesAnswer } from '../contract.ts';
import type { AdminContext } from './context.ts';
import { readGitState } from './git.ts';

/** Files that differ from the last build, and those that differ from the last commit, with the pages that show them. */
export async function listChanges(context: AdminContext): Promise<ChangesAnswer> {
  const { folder, site } = context;
  const live = await liveBuild(site.folders.out);
  const built = live && (await readCatalogRecord(live));
  const times = live && built ? await stat(stampFile(live)).catch(() => undefined) : undefined;
  const now = built && (await takeCatalogRecord(site.folders));
  const state = await readGitState(folder.root);
  const describeAll = (files: readonly ChangedFile[]) => files.map((file) => describeFile(context, file));
  return {
    builtAt: times?.mtime.toISOString(),
    files: built && now ? describeAll(compareRecords(built, now)) : [],
    git: state && { ...state, files: describeAll(state.files) },
  };
}

type CatalogRecord = Readonly<Record<string, string>>;

/** What happened to files between two records, sorted by name. */
export function compareRecords(before: CatalogRecord, after: CatalogRecord): ChangedFile[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return files.flatMap((file): ChangedFile[] => {
    if (before[file] === after[file]) return [];
    return [{ file, change: before[file] === undefined ? 'new' : after[file] === undefined ? 'gone' : 'changed' }];
  });
}

function describeFile(context: AdminContext, changed: ChangedFile): ChangedFile {
  if (changed.change === 'gone') return changed;
  const { file } = changed;
  const product = file.startsWith('products/')
    ? context.site.site?.catalog.products.values().find((one) => one.file === `${context.label}/${file}`)
    : undefined;
  return { ...changed, address: context.addressOf(file), title: product?.title };
}

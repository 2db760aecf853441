import { isHashedFile } from '../../paths.ts';
import type { Encoding } from './compress.ts';
import type { DeployedFile, DeployRecord } from './record.ts';
import type { SiteFile } from './site.ts';

/** How long a hashed file stays after the first deployment of a site without it, for pages that are still open. */
const KEEP_MS = 30 * 86_400_000;

/** A file as a target stores it. */
export interface DeployFile {
  /** Its name at the target. */
  readonly key: string;
  readonly source: SiteFile;
  readonly encoding?: Encoding;
  /** Changes with the content, and with the headers that are stored with it. */
  readonly digest: string;
}

interface UploadStep {
  readonly name: string;
  readonly files: readonly DeployFile[];
}

export interface Plan {
  /** In order: a step begins when the one before has ended. */
  readonly uploads: readonly UploadStep[];
  readonly unchanged: readonly DeployFile[];
  /** Hashed files of earlier sites that are not removed yet, with the time in ms since 1970 since which they are not used. */
  readonly kept: ReadonlyMap<string, number>;
  /** In order, after all uploads. */
  readonly removals: readonly string[];
}

export interface Deployed {
  /** Files at the target, each with a tag that changes whenever it is stored again. */
  readonly stored: ReadonlyMap<string, string>;
  readonly record: DeployRecord;
}

/** Files at the target that differ from the record, so that their contents have to be looked up there. */
export function findDoubtful(files: readonly DeployFile[], { stored, record }: Deployed): DeployFile[] {
  return files.filter(({ key }) => {
    const tag = stored.get(key);
    return tag !== undefined && record.files[key]?.tag !== tag;
  });
}

/**
 * What has to be done so that the target has the site.
 * @param found - digests of the doubtful files that could be looked up
 * @param now - ms since 1970
 */
export function planDeploy(
  files: readonly DeployFile[],
  { stored, record }: Deployed,
  found: ReadonlyMap<string, string>,
  now: number,
): Plan {
  const isPresent = ({ key, digest }: DeployFile): boolean => {
    const tag = stored.get(key);
    if (tag === undefined) return false;
    const entry = record.files[key];
    return (entry?.tag === tag ? entry.digest : found.get(key)) === digest;
  };
  const missing = files.filter((file) => !isPresent(file));
  const wanted = new Set(files.map(({ key }) => key));
  const gone = Object.entries(record.files).filter(([key]) => stored.has(key) && !wanted.has(key));
  const kept = new Map<string, number>();
  const removals: string[] = [];
  for (const [key, { goneAt = now }] of gone) {
    if (isHashedFile(key) && now - goneAt <= KEEP_MS) kept.set(key, goneAt);
    else removals.push(key);
  }
  return {
    uploads: orderUploads(missing),
    unchanged: files.filter(isPresent),
    kept,
    removals: removals.sort((one, other) => Number(isHashedFile(one)) - Number(isHashedFile(other))),
  };
}

/** Files come before pages that use them, and product pages before lists that link to them. */
function orderUploads(files: readonly DeployFile[]): UploadStep[] {
  const ofKind = (kind: SiteFile['kind']) => files.filter(({ source }) => source.kind === kind);
  const depth = ({ source }: DeployFile) => (source.path === 'index.html' ? 0 : source.path.split('/').length);
  return [
    { name: 'Hashed files', files: ofKind('hashed') },
    { name: 'Other files', files: ofKind('other') },
    { name: 'Pages', files: ofKind('page').sort((one, other) => depth(other) - depth(one)) },
  ];
}

/** The record before the first upload. It names everything that may be at the target if the deployment is interrupted. */
export function recordBefore({ uploads }: Plan, { record }: Deployed): DeployRecord {
  const begun = uploads.flatMap(({ files }) =>
    files.map(({ key, digest }): [string, DeployedFile] => [key, { digest }]),
  );
  return begun.length === 0 ? record : { ...record, files: { ...record.files, ...Object.fromEntries(begun) } };
}

/**
 * The record of a finished deployment.
 * @param stored - tags of all files at the target
 */
export function recordAfter(
  plan: Plan,
  { record }: Deployed,
  stored: ReadonlyMap<string, string>,
  rules: string,
): DeployRecord {
  const present = [...plan.unchanged, ...plan.uploads.flatMap(({ files }) => files)];
  const files = new Map<string, DeployedFile>();
  for (const { key, digest } of present) files.set(key, { digest, tag: stored.get(key) });
  for (const [key, goneAt] of plan.kept) {
    const entry = record.files[key];
    if (entry) files.set(key, { ...entry, goneAt });
  }
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return { version: 1, rules, files: Object.fromEntries(sorted) };
}

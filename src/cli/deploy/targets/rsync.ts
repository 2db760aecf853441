import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEPLOY_RECORD } from '../../server/site-files.ts';
import type { DeployOptions, DeployResult } from '../upload-site.ts';
import { codeOf, DeployError } from '../deploy-error.ts';
import { type DeployFile, planDeploy, recordAfter, recordBefore } from '../plan.ts';
import { type DeployRecord, formatRecord, parseRecord } from '../record.ts';
import type { BuiltSite } from '../site.ts';

/**
 * Deploys a site to a folder of another machine with rsync: the same steps as `deploy`, but rsync finds out what differs.
 * @param to - `user@host:/path`
 * @throws DeployError
 */
export async function deployByRsync(site: BuiltSite, to: string, options: DeployOptions): Promise<DeployResult> {
  const target = to.replace(/\/*$/, '/');
  const work = await mkdtemp(join(tmpdir(), 'haat-deploy-'));
  try {
    const record = parseRecord(await fetchRecord(target, work));
    const files = site.files.map((source): DeployFile => ({ key: source.path, source, digest: source.hash }));
    const names = await send(site.folder, target, files, ['--dry-run']);
    const found = new Map(files.filter(({ key }) => !names.has(key)).map(({ key, digest }) => [key, digest]));
    // Files in the record are taken to be at the target. If one is not, removing it does nothing.
    const stored = new Map([...Object.keys(record.files), ...found.keys()].map((key) => [key, '']));
    const deployed = { stored, record };
    const plan = planDeploy(files, deployed, found, options.now);
    options.onPlan?.(plan);
    const hasNewRules = record.rules !== site.rules;
    if (options.dryRun) return { plan, bytes: 0, hasNewRules };

    await sendRecord(recordBefore(plan, deployed), target, work);
    let bytes = 0;
    for (const { name, files } of plan.uploads) {
      await send(site.folder, target, files);
      for (const { source } of files) bytes += source.bytes;
      if (files.length > 0) options.onProgress?.(name, files.length, files.length);
    }
    await remove(plan.removals, target, work);
    await sendRecord(recordAfter(plan, deployed, new Map(), site.rules), target, work);
    return { plan, bytes, hasNewRules };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Sends the files that differ, and returns their names. */
async function send(
  folder: string,
  target: string,
  files: readonly DeployFile[],
  options: readonly string[] = [],
): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const output = await rsync(
    [
      ...options,
      // Each build writes all files again, so their times don't tell whether they changed.
      '--checksum',
      '--compress',
      '--perms',
      '--chmod=D755,F644',
      // All pages appear together once the last one has arrived.
      '--delay-updates',
      '--out-format=%i %n',
      '--8-bit-output',
      '--files-from=-',
      '--from0',
      `${folder}/`,
      target,
    ],
    files.map(({ key }) => key),
  );
  return new Set(output.split('\n').flatMap((line) => /^[<>]f\S* (.*)$/.exec(line)?.[1] ?? []));
}

async function fetchRecord(target: string, work: string): Promise<string | undefined> {
  const file = join(work, DEPLOY_RECORD);
  try {
    await rsync([`${target}${DEPLOY_RECORD}`, file]);
  } catch (error) {
    if (error instanceof RsyncError && error.isMissing) return undefined;
    throw error;
  }
  return readFile(file, 'utf8');
}

async function sendRecord(record: DeployRecord, target: string, work: string): Promise<void> {
  await writeFile(join(work, DEPLOY_RECORD), formatRecord(record));
  await rsync(['--checksum', join(work, DEPLOY_RECORD), target]);
}

/** Removes files: rsync deletes those that are in its list but not in the folder from which it copies. */
async function remove(keys: readonly string[], target: string, work: string): Promise<void> {
  if (keys.length === 0) return;
  const empty = await mkdtemp(join(work, 'empty-'));
  for (const key of keys) await mkdir(join(empty, dirname(key)), { recursive: true });
  await rsync(['--delete-missing-args', '--files-from=-', '--from0', `${empty}/`, target], keys);
}

class RsyncError extends DeployError {
  readonly isMissing: boolean;
  constructor(code: number | null, output: string) {
    super(`rsync failed${code === null ? '' : ` (${code})`}: ${output.trim()}`);
    this.isMissing = code === 23 && output.includes('No such file or directory');
  }
}

/**
 * Runs rsync.
 * @param names - for `--files-from=-`
 */
function rsync(args: readonly string[], names: readonly string[] = []): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn('rsync', args, { env: { ...process.env, LC_ALL: 'C' } });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', (error) =>
      fail(
        codeOf(error) === 'ENOENT'
          ? new DeployError('rsync is not installed on this machine. Install it, or deploy to a mounted folder.')
          : error,
      ),
    );
    child.once('close', (code) => (code === 0 ? done(output) : fail(new RsyncError(code, errors))));
    // rsync may end before it has read all names; its exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(names.map((name) => `${name}\0`).join(''));
  });
}

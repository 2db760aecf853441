import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';
import type { DeployOptions, DeployResult } from '../../../src/cli/deploy/upload-site.ts';
import { deployTo } from '../../../src/cli/deploy/targets/deploy-to.ts';
import { deployByRsync } from '../../../src/cli/deploy/targets/rsync.ts';
import { keyOf } from '../../../src/cli/deploy/targets/s3/target.ts';
import type { BuiltSite } from '../../../src/cli/deploy/site.ts';
import { CONTROL_FILES, DEPLOY_RECORD, isPageType, mediaTypeOf } from '../../../src/cli/server/site-files.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import type { Files } from './made-site.ts';

/** Somewhere to deploy to, and what is there. */
export interface Target {
  /** For `--to`. */
  readonly to: string;
  readonly environment: Record<string, string>;
  deploy(site: BuiltSite, options: DeployOptions): Promise<DeployResult>;
  /** All files but the record, read without the code under test. */
  read(): Files;
  /** Where the record is on this machine's disk. */
  readonly record: string;
  /** What is expected there for a site. */
  expect(files: Files): Files;
}

export const BUCKET = 'shop-bucket';

/** A server that speaks S3 and checks signatures, on a free port of this machine. It ends with the test file. */
export async function startStorage(): Promise<{
  address: string;
  environment: Record<string, string>;
  folder: string;
}> {
  const folder = makeTemporaryFolder();
  // Its continuation tokens are encrypted with DES, which OpenSSL has only with this option.
  const execArgv = ['--openssl-legacy-provider', '--disable-warning=ExperimentalWarning'];
  const child = fork(join(import.meta.dirname, 'serve-s3.ts'), [folder, BUCKET], { execArgv });
  afterAll(() => void child.kill());
  const [port] = await once(child, 'message', { signal: AbortSignal.timeout(30_000) });
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    AWS_ENDPOINT_URL: address,
    AWS_REGION: 'us-east-1',
    // The one account that the server knows.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { address, environment, folder };
}

/** Makes places for tests, each empty. */
export async function makeS3Targets(): Promise<() => Target> {
  const { folder, environment } = await startStorage();
  let count = 0;
  return () => {
    const prefix = `site-${++count}`;
    const to = `s3://${BUCKET}/${prefix}`;
    return {
      to,
      environment,
      deploy: (site, options) => deployTo(to, site, { ...options, environment, encodings: [] }),
      read: () => readFiles(join(folder, BUCKET, prefix), '._S3rver_object'),
      record: join(folder, BUCKET, prefix, `${DEPLOY_RECORD}._S3rver_object`),
      expect: (files) =>
        Object.fromEntries(
          Object.entries(files)
            .filter(([path]) => !CONTROL_FILES.includes(path))
            .map(([path, content]) => [
              keyOf({ path, kind: isPageType(mediaTypeOf(path)) ? 'page' : 'other' }, {}),
              content,
            ]),
        ),
    };
  };
}

export async function makeFolderTargets(): Promise<() => Target> {
  const work = makeTemporaryFolder();
  return () => {
    const to = mkdtempSync(join(work, 'place-'));
    return {
      to,
      environment: {},
      deploy: (site, options) => deployTo(to, site, { ...options, environment: {}, encodings: [] }),
      read: () => readFiles(to),
      record: join(to, DEPLOY_RECORD),
      expect: (files) => files,
    };
  };
}

export const hasRsync = spawnSync('rsync', ['--version']).error === undefined;

/** A folder of this machine, as the tests have no other: all that differs is ssh. */
export async function makeRsyncTargets(): Promise<() => Target> {
  const makeTarget = await makeFolderTargets();
  return () => {
    const target = makeTarget();
    return { ...target, deploy: (site, options) => deployByRsync(site, target.to, options) };
  };
}

function readFiles(folder: string, ending = ''): Files {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file): [string, string] => [file.slice(0, ending === '' ? undefined : -ending.length), join(folder, file)])
    // Unfinished files may be renamed while they are looked at.
    .filter(([name]) => name !== DEPLOY_RECORD && !name.startsWith('.deploying'))
    .map(([name, file]): [string, string] => [name, readFileSync(file, 'utf8')]);
  return Object.fromEntries(found);
}

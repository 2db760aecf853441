import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseShard } from '../../src/integration/render/shard.ts';
import { findManifestFaults } from '../support/manifest-schema.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { findWorkflowFaults } from '../support/workflow-schema.ts';

/** The shards that are built by commands with `--shard 3/16`, as text. */
const shardsOf = (commands: readonly string[]) =>
  commands.map((command) => parseShard(/--shard (\S+)/.exec(command)?.[1] ?? ''));
const allShards = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1, count }));

describe('the workflow that builds shards', () => {
  const text = readFileSync('.github/workflows/build-shards.yml', 'utf8');
  interface Job {
    readonly strategy?: { readonly matrix: { readonly shard: number[] } };
    readonly needs?: string;
    readonly steps: readonly { uses?: string; run?: string; with?: Record<string, unknown> }[];
  }
  const { jobs }: { jobs: Record<'shard' | 'merge', Job> } = parse(text);
  const runsOf = (job: Job): string[] => job.steps.flatMap(({ run = [] }) => run);
  const inputsOf = (job: Job, action: string) => job.steps.find(({ uses }) => uses?.includes(action))?.with;

  test("is valid by GitHub's own parser", async () => {
    expect(await findWorkflowFaults(text)).toEqual([]);
    expect(await findWorkflowFaults(text.replace('needs: shard', 'needs: shards'))).not.toEqual([]);
    expect(await findWorkflowFaults(text.replace('runs-on', 'run-on'))).not.toEqual([]);
    expect(await findWorkflowFaults(text.replace('matrix.shard }}', 'matrixx.shard }}'))).not.toEqual([]);
  });

  test('builds every shard, in one folder, and merges what it has uploaded', () => {
    const numbers = jobs.shard.strategy?.matrix.shard ?? [];
    const commands = numbers.flatMap((number) =>
      runsOf(jobs.shard).map((command) =>
        command
          .replace(/\$\{\{ matrix\.shard \}\}/, String(number))
          .replace(/\$\{\{ strategy\.job-total \}\}/, String(numbers.length)),
      ),
    );
    expect(shardsOf(commands)).toEqual(allShards(numbers.length));
    expect(jobs.merge.needs).toBe('shard');
    const uploaded = inputsOf(jobs.shard, 'upload-artifact')?.['path'];
    expect(commands[0]).toMatch(new RegExp(` --to ${uploaded}$`));
    expect(inputsOf(jobs.merge, 'download-artifact')).toEqual({
      pattern: 'shard-*',
      path: uploaded,
      'merge-multiple': true,
    });
    expect(runsOf(jobs.merge)).toEqual([`npm run build:merge -- --from ${uploaded}`]);
  });
});

describe('the Kubernetes Jobs that build shards', () => {
  interface Manifest {
    kind: string;
    readonly data?: Record<string, string>;
    readonly spec?: {
      completions?: number;
      readonly template: {
        readonly spec: { readonly containers: readonly { command: string[]; args: string[] }[] };
      };
    };
  }
  const readManifests = (name: string): Manifest[] =>
    parseAllDocuments(readFileSync(`.github/examples/${name}.yaml`, 'utf8')).map((document) => document.toJS());
  const shardManifests = readManifests('build-shards-job');
  const mergeManifests = readManifests('build-merge-job');
  const config = shardManifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const jobOf = (manifests: readonly Manifest[]) => manifests.find(({ kind }) => kind === 'Job')?.spec;

  /** Runs the container of a Job with programs that write down how they were called. Returns the calls of npm. */
  const work = makeTemporaryFolder();
  const bin = join(work, 'bin');
  mkdirSync(bin);
  for (const name of ['npm', 'git']) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*"\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const runContainer = (job: Manifest['spec'], environment: Record<string, string> = {}): string[] => {
    const { command = [], args = [] } = job?.template.spec.containers[0] ?? {};
    const [program = '', ...options] = command;
    const { status, stdout } = spawnSync(program, [...options, ...args], {
      cwd: mkdtempSync(join(work, 'home-')),
      env: { PATH: `${bin}:${process.env['PATH']}`, ...config, ...environment },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    return stdout.split('\n').filter((line) => line.startsWith('npm '));
  };

  test("are valid by Kubernetes' own schema", () => {
    for (const manifest of [...shardManifests, ...mergeManifests]) expect(findManifestFaults(manifest)).toEqual([]);
    expect(shardManifests.map(({ kind }) => kind)).toEqual(['ConfigMap', 'PersistentVolumeClaim', 'Job']);
    expect(mergeManifests.map(({ kind }) => kind)).toEqual(['Job']);
  });

  test.each([
    ['completionMode: Indexed', 'completionMode: Index'],
    ['completions: 16', 'completion: 16'],
    ['mountPath: /shards', 'mountpath: /shards'],
    ['image: node', 'img: node'],
  ])('would not be valid with another field (%s: %s)', (right, wrong) => {
    const text = readFileSync('.github/examples/build-shards-job.yaml', 'utf8').replace(right, wrong);
    expect(text).toContain(wrong);
    const faults = parseAllDocuments(text).flatMap((document) => findManifestFaults(document.toJS()));
    expect(faults).not.toEqual([]);
  });

  test('build every shard and merge them', () => {
    const job = jobOf(shardManifests);
    const count = job?.completions ?? 0;
    const calls = Array.from({ length: count }, (_, index) => runContainer(job, { JOB_COMPLETION_INDEX: `${index}` }));
    expect(shardsOf(calls.flat())).toEqual(allShards(count));
    expect(calls[0]).toEqual([`npm run build -- --shard 1/${count} --to /shards`]);
    expect(runContainer(jobOf(mergeManifests))).toEqual([
      'npm run build:merge -- --from /shards',
      `npm run deploy -- --to ${config['TARGET']}`,
    ]);
  });
});

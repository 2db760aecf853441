import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeReleaseNotes, ReleaseRefused } from '../../../src/cli/packaging/release-notes.ts';
import { readOwnPackage } from '../../../src/cli/upgrade/versions.ts';

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

const workflow = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<'pack' | 'release' | 'publish', Job>>;
};
const commandsOf = ({ steps }: Job): string[] => steps.flatMap(({ run }) => run ?? []);
const { version } = readOwnPackage();

describe('a release', () => {
  test('has the text of the changelog for its version', () => {
    const notes = makeReleaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version, `v${version}`);
    expect(notes).toMatch(/^### \w+\n\n- /);
    expect(notes).not.toMatch(/^## /m);
  });

  test('is refused for another tag than its version, and for a version without a date', () => {
    const make = (heading: string, tag: string) => () =>
      makeReleaseNotes(`# Changelog\n\n## ${heading}\n\n### Added\n\n- All.\n`, '0.2.0', tag);
    expect(make('0.2.0 - 2026-12-01', 'v0.2.0')()).toBe('### Added\n\n- All.\n');
    for (const refused of [
      make('0.2.0 - 2026-12-01', 'v0.3.0'),
      make('0.2.0 - 2026-12-01', '0.2.0'),
      make('Unreleased', 'v0.2.0'),
      make('0.2.0', 'v0.2.0'),
    ])
      expect(refused).toThrow(ReleaseRefused);
  });
});

describe('the workflow of a release', () => {
  const { pack, release, publish } = workflow.jobs;

  test('runs on tags of versions, and tests before it packs', () => {
    expect(workflow.on).toEqual({ push: { tags: ['v*'] } });
    const commands = commandsOf(pack).join('\n');
    const order = ['release.ts "$GITHUB_REF_NAME"', '.ci/run', 'npm pack'].map((word) => commands.indexOf(word));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(-1);
    expect(release.needs).toBe('pack');
    expect(commandsOf(release).join('\n')).toMatch(/^gh release create .*release\/\*\.tgz/);
  });

  test('publishes only where the owner has said that the name is theirs, with a statement of its origin', () => {
    expect(publish.if).toBe("vars.PUBLISH_TO_REGISTRY == 'yes'");
    expect(publish.needs).toBe('release');
    expect(commandsOf(publish)).toEqual(['npm publish ./release/*.tgz --provenance --access public']);
    expect(JSON.stringify([pack, release])).not.toContain('npm publish');
  });

  test('gives each job only the rights that it needs, and no step an expression inside a command', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect([pack.permissions, release.permissions, publish.permissions]).toEqual([
      undefined,
      { contents: 'write' },
      { contents: 'read', 'id-token': 'write' },
    ]);
    for (const job of [pack, release, publish])
      for (const command of commandsOf(job)) expect(command).not.toContain('${{');
  });
});

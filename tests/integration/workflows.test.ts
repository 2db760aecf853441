import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWorkflowFaults } from '../support/workflow-schema.ts';

const FOLDER = '.github/workflows';

test.each(readdirSync(FOLDER))("%s is valid by GitHub's own parser", async (name) => {
  expect(await findWorkflowFaults(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
});

/** Steps of workflows that use an action, wherever the project has or writes one: its own, its examples and a new shop's. */
const listUses = (): { readonly where: string; readonly line: string }[] =>
  ['.github', 'src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:ya?ml|ts|mjs|md|txt)$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name)),
    )
    .flatMap((where) =>
      [...readFileSync(where, 'utf8').matchAll(/^.*\buses: *["']?[\w.-]+\/.*$/gm)].map(([line]) => ({ where, line })),
    );

test('each action is named by its commit, as a tag can be moved, with its version beside it', () => {
  const uses = listUses();
  expect(uses.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['.github/workflows/ci.yml', 'src/cli/new-shop/template/publish.yml']),
  );
  const pinned = /\buses: [\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter(({ line }) => !pinned.test(line))).toEqual([]);
  // An action has one version everywhere.
  const versions = new Map(uses.map(({ line }) => [/uses: (\S+?)@/.exec(line)?.[1], line.split('@')[1]] as const));
  expect(uses.filter(({ line }) => versions.get(/uses: (\S+?)@/.exec(line)?.[1]) !== line.split('@')[1])).toEqual([]);
});

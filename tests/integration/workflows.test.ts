import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWorkflowFaults } from '../support/workflow-schema.ts';

const FOLDER = '.github/workflows';

test.each(readdirSync(FOLDER))("%s is valid by GitHub's own parser", async (name) => {
  expect(await findWorkflowFaults(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
});

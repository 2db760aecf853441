import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeTemplate } from './shop-changes.ts';

test('the benchmark of builds changes the heading of the product page as it is now', () => {
  const project = mkdtempSync(join(tmpdir(), 'haat-changes-'));
  try {
    const template = 'src/layouts/ProductView.astro';
    mkdirSync(join(project, 'src/layouts'), { recursive: true });
    copyFileSync(template, join(project, template));
    changeTemplate(project);
    expect(readFileSync(join(project, template), 'utf8')).toContain('<h1 data-changed');
  } finally {
    rmSync(project, { recursive: true });
  }
});

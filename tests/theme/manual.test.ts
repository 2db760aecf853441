import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import codes from '../../src/catalog/problems/codes/theme.json' with { type: 'json' };
import { FONT_BYTES } from '../../src/theme/font-faces.ts';
import { formatKindTable, formatTokenTables, withoutAlignment } from './token-tables.ts';

const MANUAL = readFileSync('src/styles/README.md', 'utf8');
const marked = (name: string) => MANUAL.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';

test('the manual has every token with its kind, meaning and value', () => {
  expect(withoutAlignment(marked('tokens'))).toBe(withoutAlignment(formatTokenTables()));
});

test('the manual has every kind of value', () => {
  expect(withoutAlignment(marked('kinds'))).toBe(withoutAlignment(formatKindTable()));
});

test('the manual has every code of a theme’s problems, and the limit of fonts', () => {
  for (const code of Object.keys(codes)) expect(MANUAL).toContain(`\`${code}\``);
  expect(MANUAL).toContain(`${FONT_BYTES / 1000},000 bytes`);
});

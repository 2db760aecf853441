import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARRIED_FILE, carryOver } from '../../src/integration/carry-over.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const DAY_MS = 86_400_000;

describe('a file that a new build has no more', () => {
  const work = makeTemporaryFolder();
  const makeBuild = (name: string, ...files: string[]): string => {
    for (const file of files) {
      mkdirSync(dirname(join(work, name, 'site', file)), { recursive: true });
      writeFileSync(join(work, name, 'site', file), file);
    }
    return join(work, name);
  };
  const list = (build: string) =>
    readdirSync(join(build, 'site'), { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));

  test('stays for 30 days of further builds, then goes', async () => {
    const start = Date.parse('2026-11-20T07:30:00Z');
    const first = makeBuild('1', '_astro/old.js', '_img/old.webp', 'index.html', '_data/in/prices-1/0.json');
    const second = makeBuild('2', '_astro/new.js', 'index.html');
    await carryOver(first, second, start);
    expect(list(second).sort()).toEqual(['_astro/new.js', '_astro/old.js', '_img/old.webp', 'index.html']);

    const third = makeBuild('3', '_astro/newer.js', '_img/old.webp');
    await carryOver(second, third, start + 29 * DAY_MS);
    expect(list(third).sort()).toEqual(['_astro/new.js', '_astro/newer.js', '_astro/old.js', '_img/old.webp']);
    // The third build made the picture itself again: its time begins anew.
    expect(JSON.parse(readFileSync(join(third, CARRIED_FILE), 'utf8'))).toEqual({
      '_astro/old.js': start,
      '_astro/new.js': start + 29 * DAY_MS,
    });

    const fourth = makeBuild('4', '_astro/newest.js');
    await carryOver(third, fourth, start + 31 * DAY_MS);
    expect(list(fourth).sort()).toEqual(['_astro/new.js', '_astro/newer.js', '_astro/newest.js', '_img/old.webp']);
  });
});

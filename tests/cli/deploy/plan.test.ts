import { expect, test } from 'vitest';
import { type DeployFile, findDoubtful, planDeploy, recordAfter, recordBefore } from '../../../src/cli/deploy/plan.ts';
import { formatPlan, formatResult } from '../../../src/cli/deploy/summary.ts';

const makeFile = (path: string, digest = 'new'): DeployFile => ({
  key: path,
  digest,
  source: {
    path,
    bytes: 1_500,
    hash: digest,
    type: '',
    cacheControl: '',
    kind: path.endsWith('.html') ? 'page' : path.startsWith('_astro/') ? 'hashed' : 'other',
  },
});
const FILES = ['index.html', 'tea/p/1.html', 'robots.txt', 'tea.html', 'tea/green.html', '_astro/a.js'].map((path) =>
  makeFile(path),
);
const NOTHING = { stored: new Map<string, string>(), record: { version: 1 as const, files: {} } };
const NOW = Date.parse('2026-11-21T06:00:00Z');

test('hashed files are uploaded first, then other files, then pages from products to the home page', () => {
  const { uploads } = planDeploy(FILES, NOTHING, new Map(), NOW);
  expect(uploads.map(({ name, files }) => [name, ...files.map(({ key }) => key)])).toEqual([
    ['Hashed files', '_astro/a.js'],
    ['Other files', 'robots.txt'],
    ['Pages', 'tea/p/1.html', 'tea/green.html', 'tea.html', 'index.html'],
  ]);
});

test('pages are removed before hashed files', () => {
  const gone = { digest: 'old', tag: '1', goneAt: 0 };
  const files = { '_astro/old.js': gone, 'old.html': gone, '_astro/older.js': gone, 'older.txt': gone };
  const stored = new Map(Object.keys(files).map((key) => [key, '1']));
  const { removals } = planDeploy(FILES, { stored, record: { version: 1, files } }, new Map(), NOW);
  expect(removals).toEqual(['old.html', 'older.txt', '_astro/old.js', '_astro/older.js']);
});

test('a file is looked up where its tag is not that of the record, and uploaded where its digest differs', () => {
  const keys = ['as-recorded', 'replaced', 'begun-and-stored', 'begun-and-old', 'unknown', 'vanished'];
  const stored = new Map(keys.slice(0, -1).map((key) => [key, '1']));
  const files = {
    'as-recorded': { digest: 'new', tag: '1' },
    replaced: { digest: 'new', tag: '0' },
    'begun-and-stored': { digest: 'new' },
    'begun-and-old': { digest: 'new' },
    vanished: { digest: 'new', tag: '1' },
  };
  const deployed = { stored, record: { version: 1 as const, files } };
  const site = keys.map((key) => makeFile(key));
  expect(findDoubtful(site, deployed).map(({ key }) => key)).toEqual(keys.slice(1, -1));
  const found = new Map([
    ['begun-and-stored', 'new'],
    ['begun-and-old', 'old'],
  ]);
  const { uploads, unchanged } = planDeploy(site, deployed, found, NOW);
  expect(unchanged.map(({ key }) => key)).toEqual(['as-recorded', 'begun-and-stored']);
  expect(uploads.flatMap(({ files }) => files.map(({ key }) => key))).toEqual([
    'replaced',
    'begun-and-old',
    'unknown',
    'vanished',
  ]);
});

test('what an interrupted deployment may have stored is removed by the next one that has no use for it', () => {
  const plan = planDeploy(FILES, NOTHING, new Map(), NOW);
  const record = recordBefore(plan, NOTHING);
  const stored = new Map([
    ['tea.html', '1'],
    ['_astro/a.js', '1'],
    ['manual.pdf', '1'],
  ]);
  const next = planDeploy([makeFile('index.html')], { stored, record }, new Map(), NOW);
  expect(next.removals).toEqual(['tea.html']);
  // Pages that were opened in between use it.
  expect([...next.kept]).toEqual([['_astro/a.js', NOW]]);
});

test('the record of a finished deployment has the tags of all files, and since when others are not used', () => {
  const record = { version: 1 as const, files: { '_astro/old.js': { digest: 'old', tag: '1' } } };
  const deployed = { stored: new Map([['_astro/old.js', '1']]), record };
  const plan = planDeploy([makeFile('index.html')], deployed, new Map(), NOW);
  expect(recordAfter(plan, deployed, new Map([['index.html', '2']]), 'rules')).toEqual({
    version: 1,
    rules: 'rules',
    files: { '_astro/old.js': { digest: 'old', tag: '1', goneAt: NOW }, 'index.html': { digest: 'new', tag: '2' } },
  });
});

test('a plan is shown by numbers and its first files', () => {
  const many = Array.from({ length: 30 }, (_, index) => makeFile(`tea/p/${index}.html`));
  const record = { version: 1 as const, files: { 'old.html': { digest: 'old', tag: '1' } } };
  const plan = planDeploy([...FILES, ...many], { stored: new Map([['old.html', '1']]), record }, new Map(), NOW);
  const lines = formatPlan(plan, 's3://shop').split('\n');
  expect(lines.slice(0, 9)).toEqual([
    'Plan for s3://shop. Nothing is changed.',
    '  upload       1  hashed files, 1.5 kB',
    '  upload       1  other files, 1.5 kB',
    '  upload      34  pages, 51.0 kB',
    '  remove       1',
    '  leave        0  unchanged',
    '  keep         0  hashed files of earlier sites',
    '',
    '  upload  _astro/a.js (1.5 kB)',
  ]);
  expect(lines.at(-1)).toBe('  ... and 17 more');
  expect(formatResult({ plan, bytes: 999, hasNewRules: false })).toBe(
    'Uploaded 36 files (999 B), 0 unchanged, 1 removed.',
  );
});

/**
 * Measures an import of 100,000 rows into a new shop: `npm run bench:import`, or with another number of rows. Prints for CSV, TSV and
 * newline-delimited JSON the seconds and the memory of `haat import --yes --write --no-check`, of the same again without a change, and of
 * one with a tenth of the prices changed. With `--check` it fails when a first import of 100,000 rows takes more than 60 s or 500 MB.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { collectChoices } from '../../src/cli/new-shop/ask.ts';
import { makeCatalog } from '../../src/cli/new-shop/make-catalog.ts';
import { writeShop } from '../../src/cli/new-shop/write-shop.ts';

const rows = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000);
const only = process.argv.find((word) => ['csv', 'tsv', 'jsonl'].includes(word));
const MOST_SECONDS = 60;
const MOST_BYTES = 500e6;
const HEADINGS = [
  'SKU',
  'Title',
  'Category',
  'Description',
  'Price',
  'MRP',
  'Stock',
  'Weight',
  'Image',
  'Fabric',
  'Sleeve',
  'Barcode',
];
const WORDS = [
  'Indigo',
  'Block',
  'Printed',
  'Cotton',
  'Kurti',
  'with',
  'Pockets',
  'सूती',
  'Festive',
  'Daily',
  'Soft',
  'Rayon',
];

/** A row with, now and then, what real exports have: quotes, line breaks, prices as text, prices of 0, formulas, missing titles, SKUs twice. */
function makeCells(index: number, version: 1 | 2): string[] {
  const word = (step: number) => WORDS[(index * 7 + step * 13) % WORDS.length] ?? '';
  const title = index % 5_003 === 7 ? '' : `${word(1)} ${word(2)} "${word(3)}" kurti, number ${index}`;
  const amount = 199 + (index % 1_800) + (version === 2 && index % 10 === 0 ? 1 : 0);
  const price = index % 997 === 5 ? '0' : index % 101 === 3 ? `₹${amount}` : String(amount);
  return [
    index % 10_007 === 11 ? `SKU-${index - 1}` : `SKU-${index}`,
    title,
    `Women > ${['Kurtis', 'Sarees', 'Tops', 'Bags & purses'][index % 4]}`,
    `${index % 1_009 === 1 ? '=HYPERLINK("x")' : 'A straight kurti'} with a mandarin collar.\n${`${word(4)} ${word(5)} `.repeat(12)}`,
    price,
    '2499',
    String(index % 40),
    '250 g',
    `https://cdn.shop.example/p/${index}.jpg`,
    word(6),
    index % 3 === 0 ? 'Long' : 'Short',
    '',
  ];
}

const WRITERS: Readonly<Record<string, (cells: readonly string[]) => string>> = {
  csv: (cells) =>
    `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`,
  tsv: (cells) =>
    `${cells.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')}\n`,
  jsonl: (cells) =>
    `${JSON.stringify(Object.fromEntries(HEADINGS.map((heading, index) => [heading, cells[index]])))}\n`,
};

function writeSource(file: string, kind: string, version: 1 | 2): void {
  const write = WRITERS[kind] as (cells: readonly string[]) => string;
  const handle = openSync(file, 'w');
  let text = kind === 'jsonl' ? '' : write(HEADINGS);
  for (let index = 0; index < rows; index++) {
    text += write(makeCells(index, version));
    if (text.length < 1 << 20 && index < rows - 1) continue;
    writeSync(handle, text);
    text = '';
  }
  closeSync(handle);
}

interface Measured {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly bytes: number;
  readonly counts: string;
}

const MEASURE = `process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write('\\nMEASURED ' + JSON.stringify({ bytes: process.resourceUsage().maxRSS * 1024, cpuSeconds: (user + system) / 1e6 })); });`;

function runImport(file: string, catalog: string, cache: string): Measured {
  const start = performance.now();
  const hook = `data:text/javascript,${encodeURIComponent(MEASURE)}`;
  const words = [
    '--import',
    hook,
    resolve('src/cli/import.ts'),
    file,
    '--yes',
    '--write',
    '--no-check',
    '--name',
    'bench',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    env: { ...process.env, CATALOG_DIR: catalog, CACHE_DIR: cache },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  const { bytes, cpuSeconds } = JSON.parse(/MEASURED (\{.*\})/.exec(stderr)?.[1] ?? '{}') as Measured;
  return { seconds, cpuSeconds, bytes, counts: /^.* rows = .*$/m.exec(stdout)?.[0] ?? '' };
}

const work = mkdtempSync(join(tmpdir(), 'haat-import-'));
let isSlow = false;
try {
  const choices = await collectChoices({
    given: { name: 'Bench', city: 'Jaipur, Rajasthan', contact: '98290 12345', products: 'none' },
    takesDefaults: true,
    say: () => {},
  });
  console.log(`${rows} rows; seconds, processor seconds, MB`);
  for (const kind of Object.keys(WRITERS)) {
    if (only !== undefined && only !== kind) continue;
    const folder = join(work, kind);
    await writeShop(folder, makeCatalog(choices), async () => new Map());
    const [catalog, cache] = [join(folder, 'catalog'), join(folder, 'cache')];
    const files = [join(work, `v1.${kind}`), join(work, `v2.${kind}`)] as [string, string];
    writeSource(files[0], kind, 1);
    writeSource(files[1], kind, 2);
    for (const [what, file] of [
      ['new', files[0]],
      ['again', files[0]],
      ['a tenth changed', files[1]],
    ] as const) {
      const { seconds, cpuSeconds, bytes, counts } = runImport(file, catalog, cache);
      const megabytes = Math.round(bytes / 1e6);
      console.log(
        `${kind.padEnd(6)}${what.padEnd(16)}${seconds.toFixed(1).padStart(7)} s ${cpuSeconds.toFixed(1).padStart(7)} s ${String(megabytes).padStart(5)} MB   ${counts}`,
      );
      isSlow ||= what === 'new' && (seconds > MOST_SECONDS || bytes > MOST_BYTES);
    }
    console.log(
      `      ${readdirSync(join(catalog, 'products'), { recursive: true }).filter((name) => String(name).endsWith('.json')).length} product files`,
    );
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (isSlow && process.argv.includes('--check')) {
  console.error(`A first import takes more than ${MOST_SECONDS} s or ${MOST_BYTES / 1e6} MB.`);
  process.exitCode = 1;
}

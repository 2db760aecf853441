// node src/cli/draw/sheet.ts <folder> [--out file.png] [--columns 6] [--size 164] [--only name] [--images DIR]
// A contact sheet for looking at; the default size is that of a product card on a phone.
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { el, escapeXml } from './svg.ts';

const GAP = 10;
const LABEL = 20;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      columns: { type: 'string', default: '6' },
      size: { type: 'string', default: '164' },
      only: { type: 'string', default: '' },
      images: { type: 'string', default: fileURLToPath(new URL('../../../catalog/images/', import.meta.url)) },
    },
  });
  const folder = positionals[0];
  if (folder === undefined) throw new Error('name the folder whose pictures are to be shown');
  const source = join(resolve(values.images), folder);
  const files = (await readdir(source)).filter((file) => file.endsWith('.webp') && file.includes(values.only)).sort();
  if (files.length === 0) throw new Error(`${source} has no picture of that name`);
  const [columns, size] = [Math.min(Number(values.columns), files.length), Number(values.size)];
  const width = columns * (size + GAP) + GAP;
  const height = Math.ceil(files.length / columns) * (size + GAP + LABEL) + GAP;
  const tiles = await Promise.all(
    files.map(async (file, index) => {
      const left = GAP + (index % columns) * (size + GAP);
      const top = GAP + Math.floor(index / columns) * (size + GAP + LABEL);
      return { input: await sharp(join(source, file)).resize(size, size).png().toBuffer(), left, top };
    }),
  );
  const letters = Math.floor(size / 5.6);
  const labels = files.map((file, index) => {
    const { left, top } = tiles[index] ?? { left: 0, top: 0 };
    const name = file.replace('.webp', '');
    return el(
      'text',
      { x: left, y: top + size + 14, 'font-size': 10, 'font-family': 'sans-serif', fill: '#222' },
      escapeXml(name.length > letters ? `${name.slice(0, letters - 1)}…` : name),
    );
  });
  const out = resolve(values.out ?? join(tmpdir(), 'sheets', `${folder}.png`));
  await mkdir(dirname(out), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      ...tiles,
      {
        input: Buffer.from(el('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height }, ...labels)),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toFile(out);
  console.log(`${files.length} pictures on ${out}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/**
 * The least that any generator has to do with a catalogue: `node floor.ts <catalogue> <site> <out>` reads every product's
 * JSON and writes as many files, of the same names and lengths, as the built site has pages; the text is that of one of
 * its pages, encoded for each file anew, as whatever makes pages has to. Prints the seconds.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [catalog, site, out] = process.argv.slice(2) as [string, string, string];
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, bytes: statSync(join(site, file)).size }));
const sample = readFileSync(join(site, pages.find(({ file }) => file.includes('/p/'))?.file ?? 'index.html'), 'utf8');
const bytesInAll = Buffer.byteLength(sample);

const start = performance.now();
const cpu = process.cpuUsage();
let skus = 0;
for (const file of readdirSync(join(catalog, 'products'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.json')) continue;
  const { sku } = JSON.parse(readFileSync(join(catalog, 'products', file), 'utf8')) as { sku: string };
  if (sku) skus++;
}
const made = new Set<string>();
for (const { file, bytes } of pages) {
  const path = join(out, file);
  const folder = dirname(path);
  if (!made.has(folder)) {
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  }
  // So many characters that about the same number of bytes comes out.
  const characters = Math.round((bytes / bytesInAll) * sample.length);
  writeFileSync(
    path,
    characters <= sample.length ? sample.slice(0, characters) : sample + sample.slice(0, characters - sample.length),
  );
}
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    products: skus,
    pages: pages.length,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    memoryBytes: process.resourceUsage().maxRSS * 1024,
  }),
);

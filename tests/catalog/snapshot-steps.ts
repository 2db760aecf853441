import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { listPaths, replaceAt } from './paths-of.ts';
import { FILES, listFiles, writeFile } from './snapshot-shop.ts';

/** A change of a catalogue or of its snapshot. Numbers choose among the files, or the places in a file, that there are then. */
export type Step = (root: string, snapshot: string) => void;

const VALUES: readonly unknown[] = [
  ...['garden', 'potter', 'nobody', 'tea', 'cups', 'ae-tea', 'in', 'ae', 'INR', 'AED', 'AE', 'India', 'China', '1 N'],
  ...[
    'LEAF',
    'leaf',
    'BLUE',
    'CUP-1',
    'POT-1',
    'RB1001',
    'leaf.png',
    'none.png',
    'https://cdn.example/a.png',
    'sold out',
  ],
  ...['Green Garden', 'Asha Potters', 'Cut off...', 'MiniTea', 'POTTERY', 'mini', 'maxi', 'चाय', '<b>bold</b>'],
  ...[90, 0, -1, true, null, '', [], {}, ['BLUE', 'GONE'], ['mini'], ['cups'], ['ae-tea'], { 'leaf.png': '' }],
];
const FIELDS: Readonly<Record<string, unknown>> = {
  title: 'Another title',
  translations: { hi: { title: 'चाय' } },
  name: 'Another name',
  seller: 'potter',
  sku: 'BLUE',
  brand: 'Green Garden',
  categories: ['cups'],
  tiles: ['maxi'],
  attributes: { Leaf: 'Whole', Empty: '' },
  colourSiblings: ['BLUE', 'GONE'],
  rating: { value: 4, count: 0 },
  options: ['Pack'],
  variants: [{ sku: 'POT-2', options: { Pack: 1 }, image: 'none.png' }],
  sizes: [{ name: 'S', measurements: { Bust: '36 in' } }],
  offers: { in: { price: 12 }, ae: { price: 3 } },
  legal: { countryOfOrigin: 'China' },
  about: 'A <b>text</b>',
  taxClass: 'clothing',
  hsn: '0902',
  market: 'ae',
  currency: 'AED',
  country: 'AE',
  prefix: 'en-x',
  path: 'elsewhere',
  parent: 'tea',
  first: ['LEAF'],
  historical: { seller: 'potter', Catageory: ['POTTERY'] },
  defaultMarket: 'ae',
  draft: true,
  publishUntil: '2020-01-01',
};

const number = fc.nat({ max: 9_999 });
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const jsonFiles = (root: string) => listFiles(root).filter((file) => file.endsWith('.json'));
/** Product files come more often than others. */
const pickFile = (root: string, index: number): string | undefined => {
  const files = jsonFiles(root);
  const products = files.filter((file) => file.startsWith('products/'));
  return at([...files, ...products, ...products], index);
};
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A step that replaces the text of a file; undefined leaves the file as it is. */
const edit = (change: (text: string, file: string) => string | Uint8Array | undefined, index: number): Step => {
  return (root) => {
    const path = pickFile(root, index);
    if (path === undefined) return;
    const changed = change(readFileSync(join(root, path), 'utf8'), path);
    if (changed !== undefined) writeFile(join(root, path), changed);
  };
};

const setField = fc.tuple(number, fc.constantFrom(...Object.entries(FIELDS))).map(([index, [key, value]]) =>
  edit((text) => {
    const old = parse(text);
    return typeof old === 'object' && old !== null ? JSON.stringify({ ...old, [key]: value }) : undefined;
  }, index),
);
const replaceValue = fc.tuple(number, number, fc.constantFrom(...VALUES)).map(([index, position, value]) =>
  edit((text) => {
    const old = parse(text);
    return old === undefined ? undefined : JSON.stringify(replaceAt(old, at(listPaths(old), position), value));
  }, index),
);
const damageText = fc.tuple(number, number, fc.nat({ max: 4 })).map(([index, offset, kind]) =>
  edit((text) => {
    const cut = offset % (text.length + 1);
    return [
      text.slice(0, cut),
      `${text.slice(0, cut)}"${text.slice(cut)}`,
      Buffer.from([...Buffer.from(text), 0xff]),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      text.replace('{', '{"title": "first",'),
    ][kind];
  }, index),
);
/** Swaps two characters and sets the time of the file back. */
const changeSecretly = fc.tuple(number, number).map(
  ([index, offset]): Step =>
    (root) => {
      const path = pickFile(root, index);
      if (path === undefined) return;
      const { atimeMs, mtimeMs } = statSync(join(root, path));
      const letters = [...readFileSync(join(root, path), 'utf8')];
      const position = offset % Math.max(1, letters.length - 1);
      letters.splice(position, 2, ...letters.slice(position, position + 2).reverse());
      writeFileSync(join(root, path), letters.join(''));
      utimesSync(join(root, path), atimeMs / 1000, mtimeMs / 1000);
    },
);
const mend = fc.constantFrom(...FILES).map(
  ([path, content]): Step =>
    (root) =>
      writeFile(join(root, path), content),
);
const mendAll = fc.constant<Step>((root) => {
  for (const path of listFiles(root)) if (!FILES.has(path)) rmSync(join(root, path));
  for (const [path, content] of FILES) writeFile(join(root, path), content);
});
const remove = number.map(
  (index): Step =>
    (root) => {
      rmSync(join(root, at(listFiles(root), index)), { force: true });
    },
);
const touch = fc.tuple(number, fc.boolean()).map(
  ([index, rewrites]): Step =>
    (root) => {
      const file = join(root, pickFile(root, index) ?? '');
      if (rewrites) writeFileSync(file, readFileSync(file));
      else utimesSync(file, index, index);
    },
);
/** Copies or moves a file, perhaps to another folder, perhaps over another file. */
const transfer = fc.tuple(number, number, fc.constantFrom('', 'copy', 'Copy'), fc.boolean()).map(
  ([from, to, name, moves]): Step =>
    (root) => {
      const source = pickFile(root, from);
      const goal = pickFile(root, to);
      if (source === undefined || goal === undefined || source === goal) return;
      const target = join(root, name === '' ? goal : join(dirname(goal), `${name}.json`));
      if (moves) renameSync(join(root, source), target);
      else writeFile(target, readFileSync(join(root, source)));
    },
);
const damageSnapshot = fc.tuple(number, number, fc.nat({ max: 5 })).map(
  ([index, offset, kind]): Step =>
    (_, snapshot) => {
      const files = listFiles(snapshot);
      if (files.length === 0) return;
      const file = join(snapshot, at(files, index));
      const bytes = readFileSync(file);
      const position = offset % bytes.length;
      if (kind === 0) rmSync(file);
      else if (kind === 1) writeFileSync(file, bytes.subarray(0, position));
      else if (kind === 2)
        writeFileSync(file, Buffer.concat([bytes.subarray(0, position), bytes.subarray(position + 1)]));
      else if (kind === 3) writeFileSync(file, bytes.fill(offset % 256, position, position + 1));
      else if (kind === 4) writeFileSync(file, bytes.fill('0', 0, 1));
      else writeFileSync(`${file}.1.tmp`, bytes.subarray(0, position));
    },
);

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: setField },
  { weight: 4, arbitrary: replaceValue },
  { weight: 2, arbitrary: damageText },
  { weight: 2, arbitrary: changeSecretly },
  { weight: 4, arbitrary: mend },
  { weight: 6, arbitrary: mendAll },
  { weight: 3, arbitrary: remove },
  { weight: 2, arbitrary: touch },
  { weight: 4, arbitrary: transfer },
  { weight: 2, arbitrary: damageSnapshot },
);

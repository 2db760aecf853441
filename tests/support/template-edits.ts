import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from './shop-edits.ts';

/** Makes a text of a file different for each number. */
type Change = (text: string, number: number) => string;

const inMarkup =
  (tag: string): Change =>
  (text, number) =>
    text.replace(new RegExp(`<${tag}\\b`, 'g'), `<${tag} data-edited="${number}"`);
const withRule: Change = (text, number) => `${text}\nmain {\n  letter-spacing: 0.00${number}em;\n}\n`;
const withStatement: Change = (text, number) => `${text}\ndocument.documentElement.dataset['edited'] = '${number}';\n`;

/** What only a bundle of templates has of `src`: the process that builds has loaded everything else. */
const TEMPLATES: Readonly<Record<string, Change>> = {
  'src/layouts/ProductPage.astro': inMarkup('h1'),
  'src/layouts/ContentPage.astro': inMarkup('h2'),
  'src/layouts/ListingPage.astro': inMarkup('h2'),
  'src/components/lists/CardList.astro': inMarkup('ul'),
  'src/components/Footer.astro': inMarkup('footer'),
  'src/styles/lists/listing.css': withRule,
  'src/styles/prose.css': withRule,
  'src/client/boot/boot.ts': withStatement,
};

/**
 * Edits a template, a style or a script in the working folder, a copy of the project, or puts all of them back to those of `original`, the
 * project. Returns what it did.
 */
export function editTemplate(original: string, chance: Chance): string {
  const files = Object.keys(TEMPLATES);
  const edited = files.filter((file) => readFileSync(file, 'utf8') !== readFileSync(join(original, file), 'utf8'));
  if (edited.length > 1 && chance.below(2) === 0) {
    for (const file of edited) writeFileSync(file, readFileSync(join(original, file)));
    return 'all templates put back';
  }
  const file = chance.of(files);
  const text = readFileSync(join(original, file), 'utf8');
  const changed = TEMPLATES[file]?.(text, 1 + chance.below(9));
  if (changed === undefined || changed === text) throw new Error(`${file} has nothing that this edit could change.`);
  writeFileSync(file, changed);
  return `the code of ${file}`;
}

/** `npm run house`: prints how large and how well ordered the code is, beside the bounds of each figure. `-- --lower` writes bounds that have got better. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Bounds, BOUNDS_FILE, FIGURE_NAMES, FIGURES, judge, lowerBounds, measureHouse } from './measure-house.ts';
import { KINDS } from './measure-kinds.ts';
import { QUESTIONS } from './questions.ts';

/** Of a circle and of guesses so many are printed. */
const MOST_SHOWN = 3;

const house = measureHouse();
const print = (title: string, rows: readonly string[]): void => {
  if (rows.length > 0) console.log(`\n${title}\n${rows.map((row) => `  ${row}`).join('\n')}`);
};

const rooms = new Map<string, number>();
for (const { path, lines } of house.files) {
  const room = path.split('/').slice(0, 2).join('/');
  rooms.set(room, (rooms.get(room) ?? 0) + lines);
}
print(
  'Lines by room',
  [...rooms].sort(([, one], [, other]) => other - one).map(([room, lines]) => `${String(lines).padStart(7)}  ${room}`),
);
const all = KINDS.reduce((sum, kind) => sum + house.kinds[kind], 0);
print(
  'Lines by kind',
  KINDS.map((kind) => [house.kinds[kind], kind] as const)
    .sort(([one], [other]) => other - one)
    .map(([lines, kind]) => `${String(lines).padStart(7)}  ${kind}, ${Math.round((100 * lines) / all)} %`),
);
print(
  'Circles of folders, with the imports that are fewest',
  house.circles.flatMap(({ folders, links }) => [
    `${folders.length} folders: ${folders.join(', ')}`,
    ...links.slice(0, MOST_SHOWN).map((imports) => `  ${imports.slice(0, MOST_SHOWN).join('; ')}`),
  ]),
);
print(
  'Folders with too many files',
  house.fullFolders.map(({ folder, files }) => `${String(files).padStart(7)}  ${folder}`),
);
print(
  'Files with too many lines',
  house.longFiles.map(({ path, lines }) => `${String(lines).padStart(7)}  ${path}`),
);
print(
  `Questions that the list of files does not answer, of ${QUESTIONS.length}`,
  house.misses.map(({ question, answer, guesses }) => {
    const instead = guesses.slice(0, MOST_SHOWN).join(', ') || 'nowhere';
    return `${question} It is ${answer}; the names lead to ${instead}`;
  }),
);
const { declarations, differentDeclarations, lengths, widths } = house.css;
print('Style sheets', [
  `${declarations} declarations, ${differentDeclarations} of them different`,
  `widths at which pages change: ${widths.join(', ')}`,
  `lengths beside the tokens: ${lengths.join(', ')}`,
]);
const read = JSON.parse(readFileSync(BOUNDS_FILE, 'utf8')) as Bounds;
const isLowering = process.argv.includes('--lower');
const bounds = isLowering ? lowerBounds(read, house) : read;
if (isLowering) writeFileSync(BOUNDS_FILE, `${JSON.stringify(bounds, null, 2)}\n`);
print(
  'Figures, and the most that each may be',
  FIGURE_NAMES.map(
    (name) => `${name.padEnd(17)}${String(FIGURES[name](house)).padStart(8)}${String(bounds[name]).padStart(8)}`,
  ),
);
print(
  'Lines of newer capabilities, the most that each may be, and lines that they brought to older files: "lines" leaves them out',
  house.capabilities.map(
    ({ name, lines, most, within }) =>
      `${[lines, most, within].map((one) => String(one).padStart(8)).join('')}  ${name}`,
  ),
);
console.log();
const faults = [
  ...FIGURE_NAMES.flatMap((name) => judge(name, FIGURES[name](house), bounds[name]) ?? []),
  ...house.capabilities.flatMap(({ name, lines, most }) =>
    lines > most ? `${name} has ${lines} lines, and may have ${most} at most (tests/house/capabilities.json).` : [],
  ),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

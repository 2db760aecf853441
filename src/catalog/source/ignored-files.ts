import { nearMiss } from '../problems/near-miss.ts';
import type { Entries } from './list-entries.ts';
import { PICTURE_NAME } from './picture-folder.ts';
import { VIDEO_NAME } from '../schema/pictures.ts';
import type { ProblemList } from '../problems/problems.ts';

/** The record of addresses (`address-record.ts`). */
export const RECORD_FILE = 'addresses.txt';
const FILES = ['store.json', 'home.json', 'redirects.json', 'delivery.json', 'facets.json', 'search.json', RECORD_FILE];
const FOLDERS = [
  'markets',
  'categories',
  'sellers',
  'offers',
  'products',
  'pages',
  'words',
  'images',
  'videos',
  'imports',
];
/** Files that say something about the others, and what systems leave in every folder. */
const ABOUT = /^(?:README(?:-[\w-]+)?(?:\.md|\.txt)?|LICENSE|Thumbs\.db|desktop\.ini)$/i;

/** Office programs write "~$name" beside a file that is open: it has no contents of the shop. */
const LOCK = /(?:^|\/)~\$[^/]*$/;

/** Whether a file is the lock of an office program that has another file open. */
export const isLock = (path: string): boolean => LOCK.test(path);

/** Whether a file or a folder above it begins with a point. */
export const isHidden = (path: string): boolean => path.startsWith('.') || path.includes('/.');

/** Adds a warning for each file of a catalogue that nothing reads, apart from hidden ones, README and LICENSE. */
export function addIgnored({ files }: Entries, label: string, problems: ProblemList): void {
  const folders = new Set(files.flatMap((path) => /^[^./][^/]*(?=\/)/.exec(path)?.[0] ?? []));
  for (const folder of folders) {
    if (FOLDERS.includes(folder)) continue;
    problems.addFile(`${label}/${folder}`, {
      code: 'folder-unknown',
      severity: 'warning',
      found: 'a folder that nothing reads',
      expected: `one of the folders ${FOLDERS.join(', ')}`,
      hint: toHint(nearMiss(folder, FOLDERS)),
    });
  }
  for (const path of files) {
    const expected = findExpected(path);
    if (expected === undefined) continue;
    problems.addFile(`${label}/${path}`, {
      code: 'file-ignored',
      severity: 'warning',
      found: 'a file that nothing reads',
      expected,
      hint: suggestName(path),
    });
  }
}

/** What a file should be so that it is read; undefined for one that is. */
function findExpected(path: string): string | undefined {
  const [top = '', ...rest] = path.split('/');
  if (isHidden(path) || ABOUT.test(path.slice(path.lastIndexOf('/') + 1))) return undefined;
  if (isLock(path)) return 'no lock file: close the program that has the file open, or remove this one';
  if (rest.length === 0) return FILES.includes(top) ? undefined : `one of the files ${FILES.join(', ')}`;
  // All of an unknown folder is one problem.
  if (!FOLDERS.includes(top)) return undefined;
  if (top === 'images') return PICTURE_NAME.test(path) ? undefined : 'a picture: jpg, png, webp, avif, gif or tiff';
  if (top === 'videos') return VIDEO_NAME.test(path) ? undefined : 'a video: mp4 or webm';
  if (top === 'pages' && path.endsWith('.md')) return undefined;
  // Mappings of imports, and the records of what was imported.
  if (top === 'imports' && path.endsWith('.jsonl')) return undefined;
  return path.endsWith('.json') ? undefined : 'a file whose name ends in ".json"';
}

const toHint = (name: string | undefined): string | undefined => name && `rename it to ${JSON.stringify(name)}`;

function suggestName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (isLock(path)) return undefined;
  if (!path.includes('/')) return toHint(nearMiss(name, FILES));
  const stem = /^(.+)\.json(?:\.\w+|~)?$/i.exec(name)?.[1];
  return stem === undefined || path.startsWith('images/') ? undefined : toHint(`${stem}.json`);
}

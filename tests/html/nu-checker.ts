import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { Parser } from 'htmlparser2';
import type { Finding, PageFile } from './finding.ts';

const run = promisify(execFile);

/** The checker's classes are of Java 17. */
const OLDEST_JAVA = 17;

/** What the checker says and this project does all the same. */
const ACCEPTED = [
  // Safari takes a list without markers for no list, unless it is named one.
  'The “list” role is unnecessary for element “[uo]l”.*',
  // Tables that scroll sideways are sections named by their captions; the parts of an application page have their heading in a template.
  '(?:Section|Article) lacks heading\\..*',
  // The states of a page, of which one is shown at a time, have a main heading each.
  'Consider using the “h1” element as a top-level heading only.*',
  // React writes void elements as XML does.
  'Trailing slash on void elements has no effect.*',
  // CSS that is younger than the checker's list: masks with a size, where a scroller begins, transitions between pages, animations that follow
  // scrolling, and rules by the size of a container.
  'CSS: “mask”: .*',
  "CSS: “scroll-initial-target”: Property “scroll-initial-target” doesn't exist\\.",
  'CSS: Unrecognized at-rule “@(?:view-transition|container)”',
  "CSS: “container(?:-type|-name)?”: Property “container(?:-type|-name)?” doesn't exist\\.",
  // A menu that stands at what opens it.
  "CSS: “(?:anchor-name|position-(?:anchor|area))”: Property “(?:anchor-name|position-(?:anchor|area))” doesn't exist\\.",
  // Shares of a container's width, and a style to begin a transition with.
  'CSS: “(?:--fits|padding)”: Unknown dimension\\.',
  'CSS: “starting-style”: Parse Error\\.',
  // A quotient of a custom property, and a difference with a share of a container.
  'CSS: “(?:height|width)”: Parse Error\\.',
  'CSS: Unknown pseudo-element or pseudo-class “::view-transition”.*',
  // Where the end of a name leaves room for colours.
  "CSS: “shape-outside”: Property “shape-outside” doesn't exist\\.",
  "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist\\.",
  "CSS: “animation-(?:timeline|range-end)”: Property “animation-(?:timeline|range-end)” doesn't exist\\.",
  "CSS: “view-timeline(?:-inset)?”: Property “view-timeline(?:-inset)?” doesn't exist\\.",
];

interface Message {
  readonly type: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/** Why the checker can't run on this machine; nothing where it can. */
export async function whyNoNuChecker(): Promise<string | undefined> {
  try {
    const { stderr } = await run('java', ['-version']);
    const [, version = ''] = /version "(?:1\.)?(\d+)/.exec(stderr) ?? [];
    return Number(version) >= OLDEST_JAVA ? undefined : `it needs Java ${OLDEST_JAVA}, this machine has ${version}`;
  } catch {
    return `it needs Java ${OLDEST_JAVA}, and "java" does not start on this machine`;
  }
}

/**
 * Runs the Nu HTML checker over all pages at once. Checking CSS takes it twice as long as all else, and pages of a type
 * have the same: an inline stylesheet is checked in the first page that has it, and stands in the others as blanks.
 */
export async function runNuChecker(pages: readonly PageFile[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-html-'));
  try {
    const checkedStyles = new Set<string>();
    for (const [index, { file }] of pages.entries())
      await writeFile(join(folder, `${index}.html`), maskStyles(await readFile(file, 'utf8'), checkedStyles));
    return (await check(folder)).map(({ url = '', lastLine = 1, lastColumn = 1, message, extract = '' }) => ({
      page: pages[Number.parseInt(posix.basename(url), 10)]?.name ?? url,
      line: lastLine,
      column: lastColumn,
      message,
      extract,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The page with blanks for the styles that were checked, so that lines and columns stay what they are. */
export function maskStyles(html: string, checked: Set<string>): string {
  let masked = '';
  let copied = 0;
  for (const { start, end } of findStyles(html)) {
    const style = html.slice(start, end);
    masked += html.slice(copied, start) + (checked.has(style) ? style.replace(/[^\n]/g, ' ') : style);
    checked.add(style);
    copied = end;
  }
  return masked + html.slice(copied);
}

/** Where the text of each inline stylesheet begins and ends, in UTF-16 units. */
function findStyles(html: string): { start: number; end: number }[] {
  const styles: { start: number; end: number }[] = [];
  let start: number | undefined;
  const parser = new Parser({
    onopentag(tag) {
      if (tag === 'style') start = parser.endIndex + 1;
    },
    onclosetag(tag) {
      if (tag !== 'style' || start === undefined) return;
      styles.push({ start, end: parser.startIndex });
      start = undefined;
    },
  });
  parser.end(html);
  return styles;
}

async function check(folder: string): Promise<Message[]> {
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const options = ['--no-langdetect', '--exit-zero-always', '--stdout', '--format', 'json'];
  const filter = ['--filterpattern', ACCEPTED.join('|')];
  const { stdout } = await run('java', ['-jar', jar, ...options, ...filter, folder], { maxBuffer: 512 * 1024 * 1024 });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

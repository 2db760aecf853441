import { join } from 'node:path';
import { MARK_START, markOf, SHELL_PARTS } from '../../core/site/shell-marks.ts';
import { sourceFolder } from '../../package.ts';
import type { ComponentName } from '../overrides/public-components.ts';

/**
 * A page in pieces: its own texts and, between them, the parts of its shell (`SHELL_PARTS`), which other pages share. A single piece if it shares its
 * shell with no other page.
 */
export type PagePieces = readonly string[];

/** The address of the route that renders the parts of a shell. There is no page at it. */
export const SHELL_ROUTE = '/_shell';
export const SHELL_TEMPLATE = join(sourceFolder, 'layouts/ShellParts.astro');

/**
 * The public components that make the parts of a shell. A shop's replacement may read the page's address or add a script, so pages then don't share
 * their shells.
 */
export const SHELL_COMPONENTS: readonly ComponentName[] = ['Header', 'Footer', 'ShortFooter', 'Menu', 'Logo', 'Icon'];

const MARKS = SHELL_PARTS.map(markOf);

/** The parts in a page that marks each on both sides. */
export const readParts = (html: string): string[] => MARKS.map((mark) => html.split(mark)[1] ?? '');

/** The page's own texts, between single marks; undefined if one of them contains a mark, too. */
export function splitAtMarks(html: string): readonly string[] | undefined {
  const own = splitAtParts(html, MARKS);
  return own?.some((text) => text.includes(MARK_START)) ? undefined : own;
}

/** The page's own texts, between the parts of its shell; undefined unless each part occurs once, in this order. */
export function splitAtParts(html: string, parts: readonly string[]): readonly string[] | undefined {
  const own: string[] = [];
  let start = 0;
  for (const part of parts) {
    const found = html.indexOf(part);
    if (found < start || html.includes(part, found + 1)) return undefined;
    own.push(html.slice(start, found));
    start = found + part.length;
  }
  return [...own, html.slice(start)];
}

/** Joins a page's own texts and the parts of its shell, which alternate. */
export const joinPieces = (own: readonly string[], parts: readonly string[]): PagePieces =>
  own.flatMap((text, position) => [text, ...parts.slice(position, position + 1)]);

/** Whether the piece at this index is a part of the shell. */
export const isPart = (position: number): boolean => position % 2 === 1;

/** The parts of the shell among the pieces of a page. */
export const partsOf = (pieces: PagePieces): string[] => pieces.filter((_, position) => isPart(position));

import { join } from 'node:path';
import { MARK_START, markOf, SHELL_PARTS } from '../../core/site/shell-marks.ts';
import { sourceFolder } from '../../package.ts';
import type { ComponentName } from '../overrides/public-components.ts';

/**
 * A page as texts: what is its own, and between each two of them a part of its shell (`SHELL_PARTS`), which other pages have alike. A single
 * text where it has a shell for itself.
 */
export type PagePieces = readonly string[];

/** The address of the route that renders the parts of a shell. No page is there. */
export const SHELL_ROUTE = '/_shell';
export const SHELL_TEMPLATE = join(sourceFolder, 'layouts/ShellParts.astro');

/**
 * The public components that parts of a shell are made of. One of a shop's own may read the address of the page or bring a script, so that
 * pages with the same shell don't have it alike.
 */
export const SHELL_COMPONENTS: readonly ComponentName[] = ['Header', 'Footer', 'ShortFooter', 'Menu', 'Logo', 'Icon'];

const MARKS = SHELL_PARTS.map(markOf);

/** The parts in a page that has marks around each. */
export const readParts = (html: string): string[] => MARKS.map((mark) => html.split(mark)[1] ?? '');

/** What is a page's own, between marks that stand alone; undefined where a text of the page has one, too. */
export function splitAtMarks(html: string): readonly string[] | undefined {
  const own = splitAtParts(html, MARKS);
  return own?.some((text) => text.includes(MARK_START)) ? undefined : own;
}

/** What is a page's own, between the parts of its shell; undefined unless it has each of them once, in this order. */
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

export const joinPieces = (own: readonly string[], parts: readonly string[]): PagePieces =>
  own.flatMap((text, position) => [text, ...parts.slice(position, position + 1)]);

/** Whether the piece with this position is a part of the shell. */
export const isPart = (position: number): boolean => position % 2 === 1;

export const partsOf = (pieces: PagePieces): string[] => pieces.filter((_, position) => isPart(position));

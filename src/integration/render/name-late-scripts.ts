import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATE_SCRIPTS } from '../../core/late-scripts.ts';
import { findImports } from '../../core/offline/find-files.ts';

const MARK = JSON.stringify(LATE_SCRIPTS);
/** The script that the inline one imports by itself. */
const LATE = /<template data-late>\s*<script type="module" src="([^"]+)"><\/script>\s*<\/template>/;

/**
 * Writes into a page, in place of `LATE_SCRIPTS`, the address of the script in its `<template data-late>`, then those of all that it imports; the
 * template goes. `files` is the folder of the built scripts.
 * @throws when the page has no such template.
 */
export async function nameLateScripts(html: string, files: string): Promise<string> {
  if (!html.includes(MARK)) return html;
  const [template, entry] = LATE.exec(html) ?? [];
  if (template === undefined || entry === undefined) throw new Error('A page names late scripts and has none.');
  const scripts = new Set([entry]);
  // A set gives what is added meanwhile, too.
  for (const path of scripts)
    for (const next of findImports(await readFile(join(files, path), 'utf8'))) scripts.add(next);
  const list = [...scripts].map((path) => JSON.stringify(path)).join(',');
  return html.replace(template, '').replace(MARK, () => list);
}

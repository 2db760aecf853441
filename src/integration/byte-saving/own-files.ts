import { resolve } from 'node:path';
import { escapePattern } from '../../core/text/strings.ts';
import { sourceFolder, viteId } from '../../package.ts';

/** Matches files of the product and of the shop by the ids that Vite gives them. Files of other packages are never rewritten. */
const ownFile = (ending: string): RegExp =>
  new RegExp(
    `^(?:${escapePattern(viteId(sourceFolder))}|(?!.*/node_modules/)${escapePattern(viteId(resolve('src')))})/.*${ending}$`,
  );

export const OWN_TEMPLATE = ownFile('\\.astro');
export const OWN_SCRIPT = ownFile('\\.tsx?');

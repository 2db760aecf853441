import { resolve } from 'node:path';
import { escapePattern } from '../../core/text/strings.ts';
import { sourceFolder, viteId } from '../../package.ts';

/** A pattern of files of the product and of the shop, by the names that Vite gives them: what other packages have published stays as it is. */
const ownFile = (ending: string): RegExp =>
  new RegExp(
    `^(?:${escapePattern(viteId(sourceFolder))}|(?!.*/node_modules/)${escapePattern(viteId(resolve('src')))})/.*${ending}$`,
  );

export const OWN_TEMPLATE = ownFile('\\.astro');
export const OWN_SCRIPT = ownFile('\\.tsx?');

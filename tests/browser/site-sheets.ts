import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIED_FILE } from '../../src/integration/carry-over.ts';
import { SITE_FOLDER } from './built-shop.ts';

/** The style sheets of the built site. */

const FOLDER = join(SITE_FOLDER, '_astro');
/** The folder has files of earlier builds, too, for pages that are still open. */
const CARRIED = join(realpathSync(SITE_FOLDER), '..', CARRIED_FILE);
const carried: object = existsSync(CARRIED) ? JSON.parse(readFileSync(CARRIED, 'utf8')) : {};
/** What browser/apply-styles.ts is given. */
const IN_SCRIPTS = /`(@layer [^`]*)`/g;

const readFiles = (ending: string): (readonly [file: string, text: string])[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ending) && !(`_astro/${file}` in carried))
    .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]);

/** Those that pages load later, within scripts or as files of their own, with the files that have them. */
export const listLateSheets = (): (readonly [file: string, css: string])[] => [
  ...readFiles('.css'),
  ...readFiles('.js').flatMap(([file, text]) =>
    [...text.matchAll(IN_SCRIPTS)].map(([, css = '']) => [file, css] as const),
  ),
];

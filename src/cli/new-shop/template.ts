import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../../package.ts';
import { formatDefaults } from '../../theme/format-theme.ts';
import type { ThemeName } from './choices.ts';
import { listFilesBelow } from '../../real-paths.ts';

/** The files from which a new shop is made. No name begins with a dot, and texts are not `.md`, as npm and this package leave such files out. */
const FOLDER = join(sourceFolder, 'cli', 'new-shop', 'template');

/** A file of the template. @throws the file system's error where there is none */
export const readTemplate = (path: string): Buffer => readFileSync(join(FOLDER, path));

export const readTemplateText = (path: string): string => readTemplate(path).toString('utf8');

export const readTemplateJson = (path: string): unknown => JSON.parse(readTemplateText(path));

/** Paths of the files in a folder of the template and below it, with `/`, sorted. */
export const listTemplate = (folder: string): string[] =>
  listFilesBelow(join(FOLDER, folder))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();

/** The text of a theme of the package. */
export const readTheme = (name: ThemeName): string =>
  name === 'bazaar' ? formatDefaults() : readFileSync(join(sourceFolder, 'themes', `${name}.css`), 'utf8');

import type { SourceText } from './positions.ts';
import { type ProblemList, suggest } from './problems.ts';

/** Paths of the pictures below `catalog/images`, relative to it, with `/`. */
export type PictureFolder = ReadonlySet<string>;

const IMAGES = 'images/';
export const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;

/** The pictures among the files of a catalogue. */
export const listPictures = (files: readonly string[]): PictureFolder =>
  new Set(
    files.flatMap((path) => (path.startsWith(IMAGES) && PICTURE_NAME.test(path) ? [path.slice(IMAGES.length)] : [])),
  );

export function isRemote(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

/** Whether a picture exists. Upper and lower case are different, as on the servers that build. */
export const hasPicture = (name: string, folder: PictureFolder): boolean =>
  folder.has(name) || (isRemote(name) && URL.canParse(name));

/** Adds a problem when the picture does not exist. */
export function checkPicture(
  name: string,
  folder: PictureFolder,
  source: SourceText,
  path: readonly PropertyKey[],
  problems: ProblemList,
): void {
  if (hasPicture(name, folder)) return;
  problems.add(source, path, {
    code: 'picture-missing',
    found: JSON.stringify(name),
    expected: 'a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address',
    hint: suggestPicture(name, folder),
  });
}

/** A similar name in the same folder, else the same name in another one. All names are not compared: there may be 100,000. */
function suggestPicture(name: string, folder: PictureFolder): string | undefined {
  const parent = name.slice(0, name.lastIndexOf('/') + 1);
  const base = `/${name.slice(parent.length).toLowerCase()}`;
  const near = suggest(
    name,
    [...folder].filter((entry) => entry.lastIndexOf('/') === parent.length - 1 && entry.startsWith(parent)),
  );
  if (near !== undefined) return near;
  const moved = [...folder].find((entry) => `/${entry}`.toLowerCase().endsWith(base));
  return moved && suggest(moved, [moved]);
}

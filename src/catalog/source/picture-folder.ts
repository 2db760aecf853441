import { isRemote } from '../values/is-remote.ts';
import { type SourceText, toJsonPath } from '../json/positions.ts';
import { type ProblemDetails, type ProblemList, suggest } from '../problems/problems.ts';

/** Paths of the pictures below `catalog/images`, or of the videos below `catalog/videos`, relative to it, with `/`. */
export type PictureFolder = ReadonlySet<string>;

const IMAGES = 'images/';
const VIDEOS = 'videos/';
export const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;

/** The pictures among the files of a catalogue. */
export const listPictures = (files: readonly string[]): PictureFolder =>
  new Set(
    files.flatMap((path) => (path.startsWith(IMAGES) && PICTURE_NAME.test(path) ? [path.slice(IMAGES.length)] : [])),
  );

/** The videos among the files of a catalogue. */
export const listVideos = (files: readonly string[]): PictureFolder =>
  new Set(files.flatMap((path) => (path.startsWith(VIDEOS) ? [path.slice(VIDEOS.length)] : [])));

/** Whether a picture or video exists. Upper and lower case are different, as on the servers that build. */
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
  if (!hasPicture(name, folder)) problems.add(source, path, describeMissing(name, folder, path));
}

/** The problem of a picture that does not exist. `path` is the place of its name in the file. */
export const describeMissing = (name: string, folder: PictureFolder, path: readonly PropertyKey[]) =>
  ({
    code: 'picture-missing',
    found: JSON.stringify(name),
    expected: 'a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address',
    ...suggestMend(name, folder, path),
  }) satisfies ProblemDetails;

/** The problem of a video that does not exist. */
export const describeMissingVideo = (name: string, folder: PictureFolder, path: readonly PropertyKey[]) =>
  ({
    code: 'video-missing',
    found: JSON.stringify(name),
    expected: 'a video below catalog/videos (mp4 or webm), or an https address',
    ...suggestMend(name, folder, path),
  }) satisfies ProblemDetails;

/** The hint for a picture that does not exist, and the change that `--fix` makes where only one can be meant. `path` is its place in the file. */
function suggestMend(name: string, folder: PictureFolder, path: readonly PropertyKey[]) {
  const meant = findMeant(name, folder);
  return meant === undefined
    ? { hint: suggestPicture(name, folder) }
    : {
        hint: `did you mean ${JSON.stringify(meant)}?`,
        fix: { kind: 'set' as const, path: toJsonPath(path), value: meant },
      };
}

/** Folders that a name may begin with, though names are below the last of them. */
const ABOVE = /^(?:\.?\/+|(?:public|catalog|images|videos)\/)/i;
const folded = new WeakMap<PictureFolder, Map<string, string | undefined>>();

/** No file has a longer name with its folders; a longer text is compared with none. */
const LONGEST_NAME = 1_000;

/** The only picture that a name can stand for: it differs in upper and lower case, in `\` for `/`, or begins with `images/`. */
export function findMeant(name: string, folder: PictureFolder): string | undefined {
  if (isRemote(name) || name.length > LONGEST_NAME) return undefined;
  let byFolded = folded.get(folder);
  if (!byFolded) {
    byFolded = new Map();
    // Of two that differ in case only, none is surely meant.
    for (const entry of folder) byFolded.set(fold(entry), byFolded.has(fold(entry)) ? undefined : entry);
    folded.set(folder, byFolded);
  }
  let path = name.trim().replaceAll('\\', '/');
  for (let round = 0; round < 5; round++) {
    const meant = folder.has(path) ? path : byFolded.get(fold(path));
    if (meant !== undefined || !ABOVE.test(path)) return meant;
    path = path.replace(ABOVE, '');
  }
  return undefined;
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();

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

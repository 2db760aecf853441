import { crc32 } from 'node:zlib';
import type { StoredFile } from './segment.ts';

/** A segment is written again when one of its products changes, so it has about this many. */
const PER_SEGMENT = 256;
const SEGMENT_NAME = /^(.+)-\d+-of-(\d+)\.json$/;

/** Whether a file of the folder is a segment of the snapshot, by its name. */
export const isSegment = (name: string): boolean => SEGMENT_NAME.test(name);

/**
 * Divides files among segments, by the name of the segment. Products of different categories are not in the same one: files that
 * change together, because their category or seller changed, should be in few. `before` is the names of the segments that
 * exist; their number is kept while it is about right, because with another number all of them are written again.
 */
export function divide(files: readonly StoredFile[], before: readonly string[]): Map<string, StoredFile[]> {
  const countBefore = new Map(
    before.map((name) => {
      const [, folder = '', count] = SEGMENT_NAME.exec(name) ?? [];
      return [folder, Number(count)];
    }),
  );
  const segments = new Map<string, StoredFile[]>();
  for (const [folder, inFolder] of Map.groupBy(files, ({ path }) => path.split('/')[1] ?? '')) {
    const count = countSegments(inFolder.length, countBefore.get(folder));
    const nameOf = ({ path }: StoredFile) => `${folder}-${crc32(path) % count}-of-${count}.json`;
    for (const [name, segment] of Map.groupBy(inFolder, nameOf)) segments.set(name, segment);
  }
  return segments;
}

function countSegments(files: number, before: number | undefined): number {
  const needed = 2 ** Math.ceil(Math.log2(Math.max(1, files / PER_SEGMENT)));
  return before !== undefined && before >= needed / 4 && before <= needed * 4 ? before : needed;
}

import { copyFile, link } from 'node:fs/promises';

/** Puts a file that nobody changes in a second place: as a hard link, which takes no space; across file systems as a copy. */
export const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to));

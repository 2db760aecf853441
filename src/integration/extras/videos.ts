import { copyFile, link, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { VIDEO_FOLDER } from '../../paths.ts';
import { runAll } from '../files/run-all.ts';

type Products = Pick<Catalog, 'products'>;

const listSources = ({ products }: Products): string[] => [
  ...new Set([...products.values()].flatMap(({ video }) => video?.source ?? [])),
];

/** Sources of videos for the policy: the site's own files, and those at addresses. Empty in a shop without videos. */
export function videoSources(catalog: Products): string[] {
  const sources = listSources(catalog);
  return [
    ...(sources.every(isRemote) ? [] : ["'self'"]),
    ...new Set(sources.filter(isRemote).map((address) => new URL(address).origin)),
  ];
}

/**
 * Copies the videos of products into a site unchanged. A video that has not changed since the published site is linked, because copying takes time
 * and space.
 */
export async function publishVideos(
  catalog: Products & Pick<Catalog, 'root'>,
  folder: string,
  published: string | undefined,
): Promise<void> {
  const own = listSources(catalog).filter((source) => !isRemote(source));
  await runAll(own, 4, async (source) => {
    const from = join(catalog.root, 'videos', source);
    const to = join(folder, VIDEO_FOLDER, source);
    const before = published && join(published, VIDEO_FOLDER, source);
    await mkdir(dirname(to), { recursive: true });
    const [now, then] = await Promise.all([stat(from), before ? stat(before).catch(() => undefined) : undefined]);
    const isSame = now.size === then?.size && Math.abs(now.mtimeMs - then.mtimeMs) < 1;
    if (before && isSame) await link(before, to).catch(() => copyFile(before, to));
    else await copyFile(from, to);
    await utimes(to, now.atime, now.mtime);
  });
}

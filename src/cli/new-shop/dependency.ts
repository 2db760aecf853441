import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The source in `--from` can't be used. */
export class SourceRefused extends Error {}

/** The folder of a shop for the package with which it was made, if that is not loaded from an address. */
const VENDOR = 'vendor';

/**
 * What npm installs as haat in the new shop `draft`: an address as it is (`https:` or `git+https:`), a version as the tarball of its release, or a
 * tarball as a copy in the shop, which then needs nothing outside. Without `from`, the running package is packed. No name is looked up in a registry,
 * where anybody could have taken it.
 * @throws SourceRefused
 */
export async function settleDependency(
  draft: string,
  from: string | undefined,
  { repository, pack }: { readonly repository?: string | undefined; readonly pack: (folder: string) => Promise<void> },
): Promise<string> {
  if (from !== undefined && /^(?:git\+)?https:\/\//.test(from)) return from;
  if (from !== undefined && /^v?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(from))
    return addressOfRelease(from.replace(/^v/, ''), repository);
  const vendor = join(draft, VENDOR);
  await mkdir(vendor, { recursive: true });
  if (from === undefined) await pack(vendor);
  else {
    const isFile = await stat(from).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile || !/\.(?:tgz|tar\.gz)$/.test(from))
      throw new SourceRefused(
        `--from ${from}: a tarball of haat is expected (haat-0.1.0.tgz, a file that exists), the https address of one, or a version such as 0.1.0.`,
      );
    await copyFile(from, join(vendor, basename(from)));
  }
  const [tarball] = await readdir(vendor);
  if (tarball === undefined) throw new SourceRefused('npm pack made no tarball. Give one with --from.');
  return `file:${VENDOR}/${tarball}`;
}

function addressOfRelease(version: string, repository: string | undefined): string {
  const found = /^(?:git\+)?(https:\/\/[^\s]+?)(?:\.git)?$/.exec(repository ?? '');
  if (!found)
    throw new SourceRefused(
      `--from ${version}: this copy of haat does not say where its releases are. Download the tarball of the release and give its path.`,
    );
  return `${found[1]}/releases/download/v${version}/haat-${version}.tgz`;
}

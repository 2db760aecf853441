import { hash } from 'node:crypto';
import { basename } from 'node:path';

/** A bundled file: its imports, and the modules in it. */
export interface Chunk {
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** A text without the paths of the package's and the shop's folders. */
export const withoutRoots = (text: string, roots: readonly string[]): string =>
  roots.reduce((rest, root) => rest.replaceAll(`${root}/`, '/'), text);

/**
 * The texts of chunks without anything that differs between checkouts of one version: the paths of the package's and the shop's folders, and the
 * hashes in the names of chunks that depend on them. Chunks are named by the modules in them instead.
 */
export function makePortable(
  texts: ReadonlyMap<string, string>,
  chunks: ReadonlyMap<string, Pick<Chunk, 'modules'>>,
  roots: readonly string[],
): Map<string, string> {
  const names = new Map(
    [...chunks].map(([file, { modules }]) => [
      basename(file),
      hash('sha1', modules.map((id) => withoutRoots(id, roots)).join('\n')),
    ]),
  );
  return new Map(
    [...texts].map(([file, text]) => {
      const portable = withoutRoots(text, roots).replace(/[\w.-]+\.mjs/g, (name) => names.get(name) ?? name);
      return [file, `${names.get(basename(file))}\n${portable}`];
    }),
  );
}

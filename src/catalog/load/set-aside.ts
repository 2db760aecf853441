import type { Catalog } from '../catalog.ts';
import type { SetAside } from '../problems/set-aside.ts';
import { ON_ERROR, type OnError } from '../values/on-error.ts';
import type { ReadProducts } from '../catalog.ts';
import type { Problem } from '../problems/problems.ts';

/** What happens with products that have errors: what the environment's ON_ERROR says, else what store.json says. */
export function chooseOnError(inStore: OnError | undefined): OnError {
  const named = process.env['ON_ERROR'];
  if (!named) return inStore ?? 'refuse';
  const known = ON_ERROR.find((name) => name === named);
  if (!known) throw new Error(`ON_ERROR is ${JSON.stringify(named)}: one of ${ON_ERROR.join(', ')} is expected.`);
  return known;
}

/** Whether a problem keeps its product from being published. */
export const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Whether a problem is that of a product file, or of a folder of products. `label` is the name of the catalogue's folder in messages. */
export const isOfProduct =
  (label: string) =>
  ({ file }: Pick<Problem, 'file'>): boolean =>
    file.startsWith(`${label}/products/`);

/** The product files with errors, in the order of their names. */
export function listSetAside(
  { broken, previous }: Pick<ReadProducts, 'broken' | 'previous'>,
  errors: readonly Problem[],
  label: string,
): SetAside[] {
  const codes = Map.groupBy(errors, ({ file }) => file);
  return [...broken]
    .map(([path, sku]) => {
      const file = `${label}/${path}`;
      // The problem of a folder is that of all its files.
      const own = codes.get(file) ?? codes.get(file.split('/').slice(0, -1).join('/')) ?? [];
      return {
        file,
        sku: sku || undefined,
        isPrevious: previous.has(path),
        codes: [...new Set(own.map(({ code }) => code))],
      };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

const IGNORED: readonly string[] = ['file-ignored', 'folder-unknown'];

/** The parts of a catalogue that the site does not show: product files with errors, and files and folders that nothing reads. */
export const listLeftOut = ({ setAside, warnings }: Pick<Catalog, 'setAside' | 'warnings'>): SetAside[] => [
  ...setAside,
  ...warnings.flatMap(({ file, code }) => (IGNORED.includes(code) ? [{ file, isPrevious: false, codes: [code] }] : [])),
];

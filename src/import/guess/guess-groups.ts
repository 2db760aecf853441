import { foldName } from '../../catalog/values/fold-name.ts';
import { slugify } from '../../core/text/text.ts';
import { transliterate } from '../../catalog/values/transliterate.ts';
import { APP_PATHS } from '../../paths.ts';
import type { MappedCategory, MappedSeller, ShopFacts } from '../../tables/model.ts';

/** Suggests categories and sellers for the names in a source. */

const RESERVED = new Set(Object.values(APP_PATHS).map((path) => path.slice(1).toLowerCase()));
const LONGEST_TITLE = 80;

/** The title of the category for rows without one, where the shop has several. */
const OTHER = 'More products';

/**
 * The category of each path: one of the shop's with the same name or most of its words, else a new one below the category of the parent path. Entries
 * of `known` don't change.
 */
export function guessCategories(
  paths: Iterable<string>,
  { categories }: Pick<ShopFacts, 'categories'>,
  known: Readonly<Record<string, MappedCategory>>,
): Record<string, MappedCategory> {
  const mapped: Record<string, MappedCategory> = { ...known };
  const ids = new Set([...categories.keys(), ...Object.values(known).map(({ id }) => id)]);
  for (const path of paths) {
    if (Object.hasOwn(mapped, path)) continue;
    const found = findCategory(path, categories);
    mapped[path] = found ?? makeCategory(path, mapped, categories, ids);
    ids.add(mapped[path].id);
  }
  return mapped;
}

function findCategory(path: string, categories: ShopFacts['categories']): MappedCategory | undefined {
  const [only] = categories;
  if (path === '') return categories.size === 1 && only ? { id: only[0], title: only[1] } : undefined;
  const steps = path.split(' > ');
  const leaf = foldName(steps.at(-1) ?? '');
  const wanted = wordsOf(path);
  let best: { id: string; title: string; score: number } | undefined;
  for (const [id, title] of categories) {
    if (leaf !== '' && (foldName(title) === leaf || foldName(id) === leaf)) return { id, title };
    const own = wordsOf(title);
    const common = [...own].filter((word) => wanted.has(word)).length;
    const last = wordsOf(steps.at(-1) ?? '');
    // All of the category's words have to match, and most of those of the last step, which names the products.
    const score =
      own.size > 0 && common === own.size
        ? [...last].filter((word) => own.has(word)).length / Math.max(1, last.size)
        : 0;
    if (score >= 0.5 && score > (best?.score ?? 0)) best = { id, title, score };
  }
  return best && { id: best.id, title: best.title };
}

const FILLERS = new Set(['and', 'the', 'for', 'of', 'all', 'other', 'others', 'product', 'products', 'accessories']);

/** The words of a name in the singular, so that "Sarees" and "saree" are the same. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,40}/gu) ?? [])
      .filter((word) => !FILLERS.has(word))
      .map((word) => word.replace(/(?:(?<=[sxz]|ch|sh)es|(?<=[^s])s)$/, '')),
  );

function makeCategory(
  path: string,
  mapped: Readonly<Record<string, MappedCategory>>,
  categories: ShopFacts['categories'],
  ids: ReadonlySet<string>,
): MappedCategory {
  const steps = path.split(' > ');
  const title = ((path === '' ? OTHER : steps.at(-1)) ?? OTHER).slice(0, LONGEST_TITLE);
  const above = steps.slice(0, -1).join(' > ');
  const parent = above === '' ? undefined : (mapped[above] ?? findCategory(above, categories));
  const own = slugify(transliterate(title));
  const same = Object.values(mapped).find(
    (one) => foldName(one.title) === foldName(title) && one.parent === parent?.id,
  );
  if (same) return same;
  const names = [own, `${slugify(transliterate(steps.at(-2) ?? 'more'))}-${own}`];
  let id = names.find((name) => isFree(name, ids)) ?? own;
  for (let number = 2; !isFree(id, ids); number++) id = `${own}-${number}`;
  return { id, title, ...(parent && { parent: parent.id }) };
}

const isFree = (id: string, ids: ReadonlySet<string>): boolean =>
  id !== '' && /[a-z]/.test(id) && !RESERVED.has(id) && ![...ids].some((one) => one.toLowerCase() === id);

/** The seller for each name: the shop's seller of that name, else a new one. */
export function guessSellers(
  names: Iterable<string>,
  { sellers }: Pick<ShopFacts, 'sellers'>,
  known: Readonly<Record<string, MappedSeller>>,
): Record<string, MappedSeller> {
  const mapped: Record<string, MappedSeller> = { ...known };
  const byName = new Map(
    [...sellers].flatMap(
      ([id, name]) =>
        [
          [foldName(name), { id, name }],
          [foldName(id), { id, name }],
        ] as const,
    ),
  );
  for (const name of names) {
    if (name === '' || Object.hasOwn(mapped, name)) continue;
    const own = slugify(transliterate(name));
    const taken = new Set([...sellers.keys(), ...Object.values(mapped).map(({ id }) => id)]);
    let id = own;
    for (let number = 2; taken.has(id); number++) id = `${own}-${number}`;
    const same = Object.values(mapped).find((one) => foldName(one.name) === foldName(name));
    mapped[name] = byName.get(foldName(name)) ?? same ?? { id, name: name.slice(0, 120) };
  }
  return mapped;
}

import type { Codemod, Edit } from '../codemod.ts';
import { isObject } from '../../../core/data/is-object.ts';

/** Fields of older files, with their new names among the Hindi texts. */
const OLD = { titleHi: 'title', descriptionHi: 'description' } as const;

export default {
  since: '0.2.0',
  says: '"titleHi" and "descriptionHi" of a product are "title" and "description" in "translations.hi".',
  takes: (path) => path.startsWith('products/') && path.endsWith('.json'),
  edit: (product): Edit[] => {
    if (!isObject(product)) return [];
    const old = Object.entries(OLD).filter(([field]) => product[field] !== undefined);
    const { translations = {} } = product;
    const [first] = old[0] ?? [];
    // A value that is not an object is left to the check, which reports it.
    if (first === undefined || !isObject(translations) || !isObject(translations['hi'] ?? {})) return [];
    const texts = Object.fromEntries(old.map(([field, name]) => [name, product[field]]));
    const value = { ...translations, hi: { ...texts, ...(translations['hi'] as object | undefined) } };
    const isNew = product['translations'] === undefined;
    return [
      // The first of them is replaced, where there are no translations yet.
      ...(isNew ? [{ kind: 'rename-key', path: [first], to: 'translations' } as const] : []),
      { kind: 'set', path: ['translations'], value },
      ...old.slice(isNew ? 1 : 0).map(([field]) => ({ kind: 'remove', path: [field] }) as const),
    ];
  },
} satisfies Codemod;

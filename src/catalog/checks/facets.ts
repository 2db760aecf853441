import { listTexts } from '../facets/facet-texts.ts';
import { chooseRules, type FacetRule, makeFacetRules } from '../facets/facet-rules.ts';
import type { ReadProduct } from '../model.ts';
import { suggest } from '../problems/problems.ts';
import type { CheckContext } from './check-context.ts';
import { checkIds } from './named-ids.ts';
import { countOf } from '../../core/text/figures.ts';

/** A text that a facet does not understand: how many products have it, and the first of them. */
interface UnknownText {
  count: number;
  readonly first: string;
}

/** Checks what facets.json names, and warns of texts of products that its rules do not know: one warning a text, however many products have it. */
export function checkFacets(context: CheckContext, products: readonly ReadProduct[]): void {
  const { files, categories, problems } = context;
  checkFacetIds(context);
  const { facets } = files;
  if (!facets?.input) return;
  for (const [index, facet] of facets.input.facets.entries()) {
    const path = ['facets', index];
    checkIds(context, 'markets', facet.markets, facets.source, [...path, 'markets']);
    for (const [system, { categories: ids }] of (facet.systems ?? []).entries())
      checkIds(context, 'categories', ids, facets.source, [...path, 'systems', system, 'categories']);
  }
  const rules = makeFacetRules(facets.input.facets, categories);
  for (const rule of rules)
    for (const [text, { count, first }] of listUnknown(rule, products, (id) =>
      chooseRules(rules, id, categories).some((other) => other.id === rule.id),
    ))
      problems.add(facets.source, ['facets', rule.rank], {
        code: 'facet-text-unknown',
        severity: 'warning',
        found: `${JSON.stringify(text)} in ${countOf(count, 'product')}`,
        expected: `a text that "${rule.id}" has a family or a size system for`,
        hint: `the first is ${first}`,
      });
}

/** Checks the facets that categories name. */
function checkFacetIds({ files, problems }: CheckContext): void {
  const facets = files.facets;
  if (facets && !facets.input) return;
  const known = facets?.input?.facets.map(({ id }) => id) ?? [];
  for (const { source, known: category } of files.categories)
    for (const [index, id] of (category.facets ?? []).entries())
      if (!known.includes(id))
        problems.add(source, ['facets', index], {
          code: 'facet-unknown',
          expected: 'the id of a facet in catalog/facets.json',
          hint: suggest(id, known),
        });
}

/** `isOffered` says whether the lists of a category have the facet. */
function listUnknown(
  rule: FacetRule,
  products: readonly ReadProduct[],
  isOffered: (categoryId: string) => boolean,
): Map<string, UnknownText> {
  const unknown = new Map<string, UnknownText>();
  if (!rule.input.families && !rule.input.systems) return unknown;
  const byCategory = Map.groupBy(products, ({ categoryIds }) => categoryIds[0] ?? '');
  const offered = [...byCategory].flatMap(([id, own]) => (isOffered(id) ? own : []));
  for (const product of offered) {
    // All sizes and variants count here, also those that are sold out.
    for (const text of listTexts({ ...product, availability: 'sold-out' }, rule.input, { today: '' })) {
      if (!rule.read(text, product.categoryIds[0] ?? '').isUnknown) continue;
      const entry = unknown.get(text) ?? { count: 0, first: product.file };
      entry.count++;
      unknown.set(text, entry);
    }
  }
  return unknown;
}

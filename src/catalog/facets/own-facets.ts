import type { FacetValue } from '../../core/facets/table-file.ts';
import type { FacetRule } from './facet-rules.ts';
import type { FacetProduct } from './facet-texts.ts';
import { FrequentFacets, LONGEST_VALUE } from './frequent-facets.ts';
import { valueIdOf } from './fold.ts';

/**
 * The facets of a shop without facets.json: any fact that products have. Which of them a list has depends on its products
 * (`chooseOwnRules`), but a facet reads the same texts in all lists.
 */
export function makeOwnRules(products: Iterable<FacetProduct>): FacetRule[] {
  const frequent = new FrequentFacets();
  for (const product of products) frequent.add(listSources(product));
  return frequent.listAll().map((input, rank) => {
    const { id, label } = input;
    return { id, label, rank, isByCount: true, input, read: remember(id === 'size' ? readSize : readText) };
  });
}

/** Those of the rules by which a list of products can be filtered, in the order of its panel. */
export function chooseOwnRules(rules: readonly FacetRule[], products: Iterable<FacetProduct>): FacetRule[] {
  const frequent = new FrequentFacets();
  for (const product of products) frequent.add(listSources(product));
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return frequent.listUseful().flatMap(({ id }, rank) => {
    const rule = byId.get(id);
    return rule ? [{ ...rule, rank }] : [];
  });
}

/** The texts of a product by source. Stock does not matter: a list keeps its filters when something is sold out. */
function listSources({ brand, colour, sizes, attributes, options, variants }: FacetProduct): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const add = (source: string, text: string | undefined): void => {
    if (!text) return;
    const known = texts.get(source);
    if (known) known.push(text);
    else texts.set(source, [text]);
  };
  add('brand', brand);
  add('colour', colour);
  for (const { name } of sizes) add('sizes', name);
  for (const [name, value] of attributes) add(`attributes.${name}`, value);
  for (const { values } of variants)
    for (const [index, value] of values.entries()) add(`options.${options[index]}`, value);
  return texts;
}

/** Reads each text once: many products have the same. */
function remember(read: FacetRule['read']): FacetRule['read'] {
  const known = new Map<string, ReturnType<FacetRule['read']>>();
  return (text, categoryId) => {
    const found = known.get(text) ?? read(text, categoryId);
    known.set(text, found);
    return found;
  };
}

const readText: FacetRule['read'] = (text) => ({ values: keepShort(text), isUnknown: false });

/** Sizes are in their order, not in that of their counts. */
const readSize: FacetRule['read'] = (text) => ({
  values: keepShort(text).map((value) => ({ ...value, rank: rankOfSize(text) })),
  isUnknown: false,
});

function keepShort(text: string): FacetValue[] {
  const id = text.length > LONGEST_VALUE ? undefined : valueIdOf(text);
  return id === undefined ? [] : [{ id, label: text }];
}

const NAMED_SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL', '6XL'];

/** Named sizes from small to large, then those with a number by it; none for others. */
function rankOfSize(text: string): number | undefined {
  const named = NAMED_SIZES.indexOf(text.toUpperCase().replaceAll(/[\s-]/g, ''));
  if (named >= 0) return named;
  const number = /\d+(?:\.\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : NAMED_SIZES.length + Number(number);
}

import type { FacetValue } from '../../core/facets/table-file.ts';
import type { FacetName } from '../../core/facets/encode-table.ts';
import type { Category } from '../model.ts';
import type { FacetInput } from '../schema/facets.ts';
import { makeFamilyFinder } from './families.ts';
import { valueIdOf } from './fold.ts';
import { makeSizeReader } from './size-systems.ts';
import { listFacetWords } from '../translations/shown-words.ts';
import { makeWords, pickWords, type Words } from '../values/words.ts';

/** Categories as far as facets are concerned. */
type Categories = ReadonlyMap<string, Pick<Category, 'id' | 'parentId' | 'facetIds'>>;

/** What a text of a product means in a facet. */
interface ReadText {
  readonly values: readonly FacetValue[];
  /** Whether no rule knows the text, and it is not among those to ignore. */
  readonly isUnknown: boolean;
}

/** A facet of facets.json, ready to read texts of products. */
export interface FacetRule extends FacetName {
  readonly input: FacetInput;
  /** Of a shop in another language: names of values by English name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Reads a text of a product whose first category is `categoryId`. */
  read(text: string, categoryId: string): ReadText;
}

/** The rules with the names of their facets and values in a language. They read the same English texts. */
export const translateRules = (rules: readonly FacetRule[], words: Words): FacetRule[] =>
  rules.map((rule) => {
    const { families = [] } = rule.input;
    const labels = {
      ...pickWords(words, listFacetWords(rule.input)),
      ...(words.language === 'hi'
        ? Object.fromEntries(families.flatMap(({ label, hi }) => (hi ? [[label, hi]] : [])))
        : {}),
    };
    const own = makeWords(words.language, labels);
    const title = rule.input.title && words.find(rule.input.title);
    return {
      ...rule,
      label: words.find(rule.label) ?? rule.label,
      labels,
      input: title ? { ...rule.input, title } : rule.input,
      read: (text, categoryId) => {
        const { values, isUnknown } = rule.read(text, categoryId);
        return { values: values.map((value) => renameValue(value, own.find(value.label))), isUnknown };
      },
    };
  });

/** A value under another name. */
export const renameValue = (value: FacetValue, label: string | undefined): FacetValue =>
  label === undefined ? value : { ...value, label };

/** The facets of a catalogue as rules that read texts, in the order of facets.json. */
export function makeFacetRules(facets: readonly FacetInput[], categories: Categories): FacetRule[] {
  return facets.map((input, rank) => {
    const { id, label } = input;
    return { id, label, rank, input, read: makeReader(input, categories) };
  });
}

const keep = (text: string): readonly FacetValue[] => {
  const id = valueIdOf(text);
  return id === undefined ? [] : [{ id, label: text }];
};

function makeReader(
  { families, systems, keepOthers = false, ignore = [] }: FacetInput,
  categories: Categories,
): FacetRule['read'] {
  const findFamilies = families && makeFamilyFinder(families);
  const readers = systems?.map((system, position) => ({ system, read: makeSizeReader(system, position) }));
  const ignored = new Set(ignore.map((text) => text.toLowerCase()));
  const known = new Map<string, ReadText>();
  const apply = (text: string, categoryId: string): ReadText => {
    if (ignored.has(text.toLowerCase())) return { values: [], isUnknown: false };
    if (!findFamilies && !readers) return { values: keep(text), isUnknown: false };
    const inFamilies = findFamilies?.(text) ?? [];
    if (inFamilies.length > 0) return { values: inFamilies, isUnknown: false };
    for (const { system, read } of readers ?? []) {
      if (system.categories && !listBranch(categoryId, categories).some((id) => system.categories?.includes(id)))
        continue;
      const found = read(text);
      if (found) return { values: found, isUnknown: false };
    }
    return { values: keepOthers ? keep(text) : [], isUnknown: !keepOthers };
  };
  return (text, categoryId) => {
    const key = `${readers ? categoryId : ''}\n${text}`;
    let result = known.get(key);
    if (!result) {
      result = apply(text, categoryId);
      known.set(key, result);
    }
    return result;
  };
}

/** The category with this id and those above it. */
export function listBranch(id: string, categories: Categories): string[] {
  const branch: string[] = [];
  for (
    let next: string | undefined = id;
    next !== undefined && !branch.includes(next);
    next = categories.get(next)?.parentId
  )
    branch.push(next);
  return branch;
}

/** The facets of a category's list, in its order: those that it or the nearest category above it names, else those that every list has. */
export function chooseRules(
  rules: readonly FacetRule[],
  categoryId: string,
  categories: Categories,
): readonly FacetRule[] {
  for (const id of listBranch(categoryId, categories)) {
    const named = categories.get(id)?.facetIds;
    if (named)
      return named.flatMap((name, rank) => rules.filter((rule) => rule.id === name).map((rule) => ({ ...rule, rank })));
  }
  return rules.filter(({ input }) => input.everywhere !== false);
}

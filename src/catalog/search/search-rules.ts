import { makeFold, simplify } from '../../core/search/words/fold.ts';
import type { SearchRules } from '../../core/search/words/rules.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { listEntries } from '../vocabulary/entries.ts';
import { listFurtherNames } from '../vocabulary/further-languages.ts';
import { addLanguageRules, defaultRules } from '../vocabulary/language-rules.ts';
import { readTable } from '../vocabulary/read-table.ts';
import { MeaningMaker, type Vocabulary } from './meanings.ts';

/** The rules of every shop, of the site's language, and of `catalog/search.json`, whose own come first. The vocabulary takes much longer to make. */
export const searchRulesOf = oncePerSite(
  'searchRules',
  ({ catalog, language }: Site): Pick<Vocabulary, 'rules' | 'fold'> => {
    const { letters = [], stop = [] } = catalog.search ?? {};
    const ofAll = defaultRules();
    const rules: SearchRules = {
      ...ofAll,
      letters: [...letters.map(([from, to]) => [simplify(from), to] as const), ...ofAll.letters],
      stop: [...stop.map(simplify), ...ofAll.stop],
    };
    const all = addLanguageRules(rules, language);
    return { rules: all, fold: makeFold(all) };
  },
);

/**
 * By language the last vocabulary, and the words of its shop. It is the same for every state of a catalogue with the same words, as those of
 * `npm run dev`.
 */
const known = new Map<string, { readonly words: string; readonly vocabulary: Vocabulary }>();

/** The words of every shop, of the site's language, and of `catalog/search.json`, whose own come first. */
export const vocabularyOf = oncePerSite('searchVocabulary', (site: Site): Vocabulary => {
  const words = JSON.stringify(site.catalog.search ?? {});
  const last = known.get(site.language);
  if (last?.words === words) return last.vocabulary;
  const vocabulary = makeVocabulary(site);
  known.set(site.language, { words, vocabulary });
  return vocabulary;
});

function makeVocabulary(site: Site): Vocabulary {
  const { same = [], wider = {}, compounds = [] } = site.catalog.search ?? {};
  const { rules } = searchRulesOf(site);
  const maker = new MeaningMaker(rules);
  for (const entry of listEntries()) maker.addEntry(entry);
  const own = readTable('compounds').flatMap(({ cells: [names = []] }) => names);
  for (const text of [...compounds, ...own]) maker.addCompound(text);
  maker.addLastWords(listEntries());
  for (const { english, names } of listFurtherNames(site.language)) maker.addFurther(english, names);
  for (const names of same) maker.addSame(names);
  for (const [name, things] of Object.entries(wider)) for (const thing of things) maker.addWider(thing, name);
  return maker.make(rules);
}

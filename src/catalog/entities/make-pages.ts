import { inLanguage } from '../../messages/language.ts';
import type { Market } from '../model.ts';
import type { PageInput } from '../schema/page.ts';
import type { StoreProfile } from '../schema/store.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { ProblemList } from '../problems/problems.ts';
import { translateMarket, translateStore } from '../translations/shown-words.ts';
import { makeWords, type Words } from '../values/words.ts';
import { makePage } from './make-page.ts';
import type { ContentPage, PageTexts } from '../page.ts';

/** What the facts in texts of pages come from. */
interface PageContext {
  readonly store: StoreProfile | undefined;
  readonly markets: ReadonlyMap<string, Market>;
  readonly defaultMarketId: string;
  readonly dictionaries: ReadonlyMap<string, Words>;
}

/** A file that is another page in a further language. */
type OwnFile = CatalogFile<PageInput> & { readonly language: string };

/** Makes the content pages of their files, each with those that are the same page in further languages. */
export function makePages(
  files: readonly CatalogFile<PageInput>[],
  { store, markets, defaultMarketId, dictionaries }: PageContext,
  problems: ProblemList,
): ContentPage[] {
  const english = files.filter(({ known }) => known.language === undefined);
  const others = files.flatMap((file): OwnFile[] =>
    file.known.language === undefined ? [] : [{ ...file, language: file.known.language }],
  );
  checkOthers(english, others, problems);
  return english.flatMap((file) => {
    const market = markets.get(file.input?.market ?? defaultMarketId);
    const page = store && market && makePage(file, store, market, problems);
    if (!page) return [];
    const texts = others.flatMap((other): [string, PageTexts][] => {
      if (other.known.path !== page.path) return [];
      const made = makeTexts(other, store, market, dictionaries.get(other.language), problems);
      return made ? [[other.language, made]] : [];
    });
    return [texts.length > 0 ? { ...page, translations: Object.fromEntries(texts) } : page];
  });
}

/** The texts of a page in a language, with facts as they are said in it. */
function makeTexts(
  file: OwnFile,
  store: StoreProfile,
  market: Market,
  words: Words | undefined,
  problems: ProblemList,
): PageTexts | undefined {
  const { language } = file;
  const own = words ?? makeWords(language, {});
  const locale = language.includes('-') ? language : `${language}-${market.country}`;
  const page = inLanguage(language, () =>
    makePage(file, translateStore(store, own), { ...translateMarket(market, own), locale }, problems),
  );
  if (!page) return undefined;
  const { title, label, description, summary, sections, updated, scene, next } = page;
  return {
    ...{ title, label, description, summary, sections },
    ...(updated && { updated }),
    ...(scene && { scene: { alt: scene.alt, text: scene.text } }),
    ...(next && { button: next.label }),
  };
}

/** Checks that pages in further languages belong to an English one and have its sections, as links lead to them in every language. */
function checkOthers(
  english: readonly CatalogFile<PageInput>[],
  others: readonly OwnFile[],
  problems: ProblemList,
): void {
  const seen = new Map<string, string>();
  for (const { source, known, language } of others) {
    const { path } = known;
    if (path === undefined) continue;
    const page = english.find((file) => file.known.path === path);
    if (!page) {
      problems.add(source, ['path'], {
        code: 'page-without-english',
        expected: 'the address of a page that has a file without "language"',
      });
      continue;
    }
    const first = seen.get(`${language} ${path}`);
    if (first !== undefined)
      problems.add(source, ['path'], { code: 'address-taken', expected: `one page in a language: ${first} is it` });
    seen.set(`${language} ${path}`, source.file);
    const ids = page.known.sections?.map(({ id }) => id) ?? [];
    const own = known.sections?.map(({ id }) => id) ?? [];
    if (known.sections && page.known.sections && ids.join() !== own.join())
      problems.add(source, ['sections'], {
        code: 'page-sections-differ',
        found: own.join(', '),
        expected: `the sections of ${page.source.file}, in their order: ${ids.join(', ')}`,
      });
  }
}

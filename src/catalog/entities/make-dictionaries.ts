import type { WordsInput } from '../schema/words.ts';
import { findForeign, language } from '../schema/translations.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { ProblemList } from '../problems/problems.ts';
import { makeWords, type Words } from '../values/words.ts';

/** The words of a catalogue by language, which is the name of their file. */
export function makeDictionaries(
  files: readonly CatalogFile<WordsInput>[],
  problems: ProblemList,
): ReadonlyMap<string, Words> {
  for (const { id, source, known } of files) {
    if (!language.safeParse(id).success)
      problems.addFile(source.file, {
        code: 'file-name-invalid',
        found: `the file name ${JSON.stringify(id)}`,
        expected: 'the tag of a language such as "hi"; English texts stand in the files of what they are about',
      });
    // A text that is the same in the language says so: "UPI". What stands for a value is of no language.
    const others = Object.entries(known.words ?? {})
      .filter(([english, own]) => english !== own)
      .map(([english, own]) => [english, own.replaceAll(/\{\w+\}/g, '')]);
    for (const { path, message } of findForeign(id, Object.fromEntries(others)))
      problems.add(source, ['words', ...path], { code: 'words-invalid', expected: message });
  }
  return new Map(files.map(({ id, known }) => [id, makeWords(id, known.words ?? {})]));
}

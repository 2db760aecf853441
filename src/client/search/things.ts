import { hasOwnScript, listComma } from '../../messages/language.ts';
import { hasOtherLetters } from '../../core/text/is-english.ts';
import { searchText } from '../../messages/rooms/search.ts';
import type { Understanding } from './understood.ts';

/** Names of things and quoted words in sentences about results. */

/** So many words are quoted; of further ones the number is told. */
export const MOST_QUOTED = 3;
/** Kinds of things that are not counted. */
const UNCOUNTED =
  /(?:wear|ware|jewellery|crockery|cutlery|stationery|embroidery|clothing|bedding|furniture|luggage|make-?up|rice|milk|water|oil|ghee|flour|atta|sugar|salt|tea|coffee|honey|powder)$/;

/** "bags", "dresses", "batteries" for a kind of thing; one that is not counted, is in the plural or is not English stays as it is. */
export function formatPlural(kind: string): string {
  if (!/[a-z]$/.test(kind) || UNCOUNTED.test(kind)) return kind;
  if (/(?:knife|shelf|scarf|leaf)$/.test(kind)) return kind.replace(/fe?$/, 'ves');
  if (/[^aeiou]y$/.test(kind)) return kind.replace(/y$/, 'ies');
  if (/(?:ss|[cs]h|x|z|ato)$/.test(kind)) return `${kind}es`;
  return kind.endsWith('s') ? kind : `${kind}s`;
}

/** What a kind is called in a sentence. Its name is English: in a language with letters of its own the word that was typed in these is quoted. */
export const nameKind = ({ kind, typedKind = '' }: Understanding): string | undefined =>
  hasOwnScript() && hasOtherLetters(typedKind) ? quoteAll([typedKind]) : kind;

/** The heading of what fits less: "12 more bags"; undefined when everything fits or it is not known what the things are. */
export function formatMore(count: number, found: Understanding): string | undefined {
  const kind = nameKind(found);
  if (kind === undefined || found.lacksKind || count < 1) return undefined;
  const things = formatPlural(kind);
  return searchText.moreThings({ count, thing: kind, things });
}

/** "“a”", "“a” and “b”", "“a”, “b”, “c” and 2 more". */
export function quoteAll(words: readonly string[]): string {
  const quoted = words.map((word) => searchText.quoted({ word }));
  const more = words.length - MOST_QUOTED;
  if (more < 1) return joinWords(quoted);
  return joinWords([...quoted.slice(0, MOST_QUOTED), searchText.moreWords({ count: more })]);
}

export const joinWords = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : searchText.andLast({ others: words.slice(0, -1).join(listComma()), last: words.at(-1) ?? '' });

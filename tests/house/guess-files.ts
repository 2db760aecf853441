/**
 * Which file somebody would open first who has a question and nothing but the list of files. It stands for a person who is new to the house: it
 * knows no more than that words of the question may stand in names of files and folders.
 */

/** Words of questions that say nothing of the subject. */
const EMPTY = new Set(
  'a an and are at by does do file for from how in is it made make makes of on or the to what when where which who with'.split(
    ' ',
  ),
);

/** The words of a text or path, in small letters, without a plural s: `src/client/cart/add-to-cart.ts` has client, cart, add, to. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '' && !EMPTY.has(word));

/** What a verb has at its end in another form. */
const ENDING = /^(?:e?d|ing|e?r)$/;

/** Whether two words are forms of one: ask and asked, price and pricing. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > 2 && long.startsWith(short) && ENDING.test(long.slice(short.length))) return true;
  const length = Math.min(one.length, other.length);
  if (length < 4 || Math.abs(one.length - other.length) > 4) return false;
  let shared = 0;
  while (shared < length && one[shared] === other[shared]) shared++;
  return shared >= Math.max(4, length - 1);
}

/**
 * The files in the order in which they would be opened, the likeliest first. A rare word of the question counts more than a frequent one, a word
 * in the file's own name twice as much as one in a folder's; of equal files the one whose name has the fewest other words comes first.
 */
export function guessFiles(question: string, files: readonly string[]): string[] {
  const asked = [...new Set(wordsOf(question))];
  const named = files.map((file) => {
    const parts = file.replace(/^src\//, '').split('/');
    const name = wordsOf((parts.pop() ?? '').replace(/\.\w+$/, ''));
    return { file, name, folders: wordsOf(parts.join(' ')) };
  });
  const worth = new Map(
    asked.map((word) => {
      const having = named.filter(({ name, folders }) => [...name, ...folders].some((other) => isSame(word, other)));
      return [word, Math.log((1 + files.length) / (1 + having.length))];
    }),
  );
  const ranked = named.map(({ file, name, folders }) => {
    const has = (words: readonly string[]) => (word: string) => words.some((other) => isSame(word, other));
    const score = asked.reduce((sum, word) => {
      const share = has(name)(word) ? 2 : has(folders)(word) ? 1 : 0;
      return sum + share * (worth.get(word) ?? 0);
    }, 0);
    const others = name.filter((word) => !has(asked)(word)).length;
    return { file, score, others };
  });
  ranked.sort((one, other) => other.score - one.score || one.others - other.others || (one.file < other.file ? -1 : 1));
  return ranked.filter(({ score }) => score > 0).map(({ file }) => file);
}

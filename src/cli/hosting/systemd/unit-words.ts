/** A path in a unit file, where `%` begins a specifier. */
export const formatPath = (path: string): string => path.replaceAll('%', '%%');

/** Words in a unit file, separated by spaces. */
export const formatWords = (words: readonly string[]): string =>
  words
    .map((word) => {
      const plain = formatPath(word);
      return /^[\w./:=@,+%$-]+$/.test(plain) ? plain : `"${plain.replaceAll(/["\\]/g, '\\$&')}"`;
    })
    .join(' ');

/** The words of a command in a unit file, where `$` begins a variable. */
export const formatCommand = (words: readonly string[]): string =>
  formatWords(words.map((word) => word.replaceAll('$', '$$$$')));

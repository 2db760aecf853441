/** Keys by which the index knows words that are no plain spelling: sounds, pairs, and the parts that they are in. */

/**
 * How a key sounds to those who write Hindi in Latin letters as they speak it: all forms of "bachcha" (bachche, bachchon, bacho) sound the
 * same. English words that sound alike would be taken for each other, so that it is used for Hindi words alone.
 */
export function soundOf(key: string): string {
  const sound = key
    .replace(/(?<=[kg])h/g, '')
    .replaceAll('y', 'i')
    .replace(/i(?:[ae]n?|on?)$/, 'i')
    .replace(/[eo]n$|[aeo]$/, '');
  return sound.length > 2 ? sound : key;
}

/** The key of a thing with a name of two words, of which these are the keys. */
export const pairKey = (first: string, second: string): string => `${first}.${second}`;
/** The key of a Hindi word by its sound. */
export const soundKey = (key: string): string => `~${soundOf(key)}`;

/** The key of words that sound the same, but are spelled and meant differently: the sound, and the stems of those with one meaning. */
export const spelledKey = (sound: string, stems: readonly string[]): string => `${sound}|${stems.join('/')}`;
/** The stems of such a key; none of another. */
export const stemsIn = (key: string): string[] => key.split('|')[1]?.split('/') ?? [];
/** The name of the words that sound like a key and are in one part: by the sound of the first word, or with `isWhole` of both. */
export function groupOf(key: string, isWhole = false): string {
  const [first = '', second] = (key.replace('~', '').split('|')[0] ?? '').split('.');
  return isWhole && second !== undefined ? pairKey(soundOf(first), soundOf(second)) : soundOf(first);
}
/** Whether a key is that of one word, however it is spelled. */
export const isPlainKey = (key: string): boolean => !/[.|]/.test(key);

/**
 * The consonants of a group, by which it is put into a part of the index: what is typed with other vowels, or with letters that are often
 * mistaken, is in the same part. Letters of other scripts, without their signs, have a Latin one each by their place in Unicode: 'பட்டு' is "_prr".
 */
export const skeletonOf = (group: string): string =>
  group
    .replace(/^[aeiou]/, 'a')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/d/g, 'r')
    .replace(/m/g, 'n')
    .replace(/b/g, 'v')
    .replace(/(\D)\1+/g, '$1')
    .replace(/^(?=\p{Lo})/u, '_')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Lo}/gu, (letter) => ((letter.charCodeAt(0) % 26) + 10).toString(36))
    .replace(/[^a-z0-9]/g, '_');

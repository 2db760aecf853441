/** The first letters of the first two words of a name: "AB" of "Aaina Beauty House". */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    // A letter may have several characters, as those of Devanagari with their signs.
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();

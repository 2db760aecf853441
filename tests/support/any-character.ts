import fc from 'fast-check';

/**
 * Any character of Unicode but halves of surrogate pairs: the unit of texts. With `'binary'` as the unit fast-check makes the same, but keeps a
 * table of all characters in each process, which takes 84 MB.
 * @example fc.string({ unit: anyCharacter, maxLength: 60 })
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

import * as types from '../../core/search/word-types.ts';

/** The letters of the types of entries. */
export const WORD_TYPES = {
  kind: types.KIND,
  general: types.GENERAL,
  missing: types.MISSING,
  colour: types.COLOUR,
  material: types.MATERIAL,
  pattern: types.PATTERN,
  style: types.STYLE,
  occasion: types.OCCASION,
  bundle: types.BUNDLE,
  filler: types.FILLER,
  question: types.QUESTION,
  without: types.WITHOUT,
  ...types.PEOPLE,
} as const;

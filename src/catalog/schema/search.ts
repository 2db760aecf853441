import { z } from 'zod';
import { line, list, schemaAddress, shape } from './fields.ts';

const word = line(60);
const words = list(word, 2, 40);

/** A replacement of letters: ["ksh", "x"]. */
const replacement = z.tuple([line(12), z.string({ error: 'letters' }).max(12, 'at most 12 letters')], {
  error: 'two texts: letters, and what stands for them, such as ["ng", "n"]',
});

/** `catalog/search.json`: words of this shop for its search. It comes before what every shop has (`core/search/default-words.ts`). */
export const searchInput = shape({
  $schema: schemaAddress,
  /** Groups of words that mean the same, in any language: ["curtain", "parda", "पर्दा"]. */
  same: list(words).optional(),
  /** What is found with a wider word, too: { "footwear": ["shoe", "sandal"] }. */
  wider: z
    .record(word, list(word, 1, 40), { error: 'words with what they also find, such as { "footwear": ["shoe"] }' })
    .optional(),
  /** Two words that are also written as one: "dumb bell". */
  compounds: list(
    word.refine((text) => text.split(' ').length === 2, { error: 'two words, such as "dumb bell"' }),
  ).optional(),
  /** Letters that are typed for each other: what stands second is looked for. Applied before the rules that every shop has. */
  letters: list(replacement).optional(),
  /** Words that say nothing about what is looked for: "please". */
  stop: list(word).optional(),
});
export type SearchInput = z.output<typeof searchInput>;

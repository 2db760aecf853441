import { z } from 'zod';
import { line, list, say, schemaAddress, shape } from './fields.ts';

const word = line(60);
const words = list(word, 2, 40);

/** A replacement of letters: ["ksh", "x"]. */
const replacement = z.tuple([line(12), z.string({ error: 'letters' }).max(12, 'at most 12 letters')], {
  error: 'two texts: letters, and what stands for them, such as ["ng", "n"]',
});

/** `catalog/search.json`: words of this shop for its search. It comes before what every shop has (`catalog/vocabulary/language-rules.ts`). */
export const searchInput = shape({
  $schema: schemaAddress,
  same: list(words)
    .optional()
    .meta(say('Same meaning', 'Groups of words: each finds products of the others.', [['curtain', 'parda', 'पर्दा']])),
  wider: z
    .record(word, list(word, 1, 40), { error: 'words with what they also find, such as { "footwear": ["shoe"] }' })
    .optional()
    .meta(
      say('Wider words', 'The word on the left finds those on the right, but not the other way round.', {
        footwear: ['shoe', 'sandal'],
      }),
    ),
  compounds: list(word.refine((text) => text.split(' ').length === 2, { error: 'two words, such as "dumb bell"' }))
    .optional()
    .meta(say('Compounds', 'Things that are written as two words or one.', ['dumb bell'])),
  letters: list(replacement)
    .optional()
    .meta(say('Letters', 'Letters that are typed for each other: what stands second is looked for.', [['ng', 'n']])),
  stop: list(word)
    .optional()
    .meta(say('Ignored words', 'Words of a query that say nothing.', ['dikhao'])),
});
export type SearchInput = z.output<typeof searchInput>;

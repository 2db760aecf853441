import { z } from 'zod';
import { line, say, schemaAddress, shape } from './fields.ts';

/** `catalog/words/<language>.json`: short texts of products, filters, markets and the shop, translated once for all that have them. */
export const wordsInput = shape({
  $schema: schemaAddress,
  words: z.record(line(200), line(400), { error: 'texts by English text: { "Cotton": "सूती" }' }).meta(
    say('Words', 'By English text. {n} stands for a number: "{n} cm" is for 42 cm.', {
      Fabric: 'कपड़ा',
      Cotton: 'सूती',
      '{n} cm': '{n} सेमी',
    }),
  ),
});
export type WordsInput = z.output<typeof wordsInput>;

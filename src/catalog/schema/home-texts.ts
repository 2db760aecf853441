import { z } from 'zod';
import { line, list, optionalLine, say, shape } from './fields.ts';
import { language, refuseForeign } from './translations.ts';

const TITLE = line(80).optional().meta(say('Title', 'In the language.'));
const TEXT = line(240).optional().meta(say('Text', 'In the language.'));
const LABEL = line(40).optional().meta(say('Words on the button', 'In the language.'));
const ALT = optionalLine(300).optional().meta(say('What it shows', 'In the language.'));

/** The texts of a picture that leads somewhere: a slide, banner, card or tile. */
const piece = shape({
  alt: ALT,
  kicker: line(60).optional().meta(say('Line above', 'In the language.')),
  title: TITLE,
  text: TEXT,
  note: TEXT,
  label: LABEL,
});
const pieces = list(piece, 0, 24)
  .optional()
  .meta(say('Entries', 'Their texts, in the order of the English ones; {} leaves one in English.'));
const section = { title: TITLE, text: TEXT, label: LABEL };

const texts = shape({
  title: TITLE,
  description: line(300).optional().meta(say('Description', 'In the language.')),
  hero: pieces,
  marketHeroes: list(shape({ slides: pieces }))
    .optional()
    .meta(say('Slides of other markets', 'In the order of the English ones.')),
  banners: list(shape({ banners: pieces }))
    .optional()
    .meta(say('Banners', 'In the order of the English ones.')),
  categories: shape({ title: TITLE, cards: pieces }).optional().meta(say('Categories', 'Heading and cards.')),
  seasons: pieces,
  occasions: pieces,
  bestSellers: shape({ title: TITLE }).optional().meta(say('Best sellers', 'The heading.')),
  newShops: shape({ title: TITLE }).optional().meta(say('New shops', 'The heading.')),
  deal: shape(section).optional().meta(say('Deal of the week', 'Heading, text and button.')),
  trends: shape({ title: TITLE, text: TEXT, tiles: pieces }).optional().meta(say('Trends', 'Heading and tiles.')),
  productsForYou: shape({ title: TITLE }).optional().meta(say('Products for you', 'The heading.')),
  memberGifts: piece.optional().meta(say('Gifts for members', 'Heading, text and button.')),
});

/** The texts of the home page in further languages. Each has its place among the English ones. */
export const homeTranslations = z
  .record(language, texts, { error: 'texts by language, such as { "hi": { "title": "…" } }' })
  .superRefine(refuseForeign)
  .optional()
  .meta(
    say('Translations', 'Its texts in other languages, by language. What is left out is shown in English.', {
      hi: { deal: { title: 'हफ़्ते का ऑफ़र' } },
    }),
  );

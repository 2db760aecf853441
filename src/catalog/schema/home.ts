import type { z } from 'zod';
import { line, list, optionalLine, schemaAddress, shape, sitePath, sku } from './fields.ts';

const image = { image: line(2000), alt: optionalLine(300).optional() };

/** `catalog/home.json`: what the home page of the default market tells, from top to bottom. */
export const homeInput = shape({
  $schema: schemaAddress,
  title: line(80),
  description: line(300),
  /** The hero's slides (two in the specification: natural glow beauty, jewellery). Without `kicker`: the lowest price of the category that `href` leads to. */
  hero: list(
    shape({ ...image, kicker: line(60).optional(), title: line(80), text: line(160), label: line(40), href: sitePath }),
    1,
    4,
  ),
  /** Cards without `text` say the lowest price of the category that `href` leads to. */
  categories: shape({
    title: line(60),
    cards: list(shape({ ...image, title: line(40), text: line(80).optional(), href: sitePath }), 1, 24),
  }),
  /** A product whose saving is the deal; the figures come from its offer. */
  deal: shape({ title: line(60), text: line(200), sku, label: line(40) }),
  trends: shape({
    title: line(60),
    text: line(160).optional(),
    tiles: list(shape({ ...image, title: line(60), text: line(120), href: sitePath }), 1, 8),
  }),
  productsForYou: shape({ title: line(60), skus: list(sku, 1, 24) }),
  memberGifts: shape({ ...image, title: line(60), text: line(120), note: line(240), label: line(40), href: sitePath }),
});
export type HomeInput = z.output<typeof homeInput>;

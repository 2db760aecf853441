import type { z } from 'zod';
import { line, list, optionalLine, schemaAddress, shape, sitePath, sku } from './fields.ts';

const image = { image: line(2000), alt: optionalLine(300).optional() };

/** `catalog/home.json`: the sections of the default market's home page, from top to bottom. */
export const homeInput = shape({
  $schema: schemaAddress,
  title: line(80),
  description: line(300),
  /** Slides (two in the specification: natural glow beauty, jewellery). Without `kicker` a slide shows the lowest price in the category at `href`. */
  hero: list(
    shape({ ...image, kicker: line(60).optional(), title: line(80), text: line(160), label: line(40), href: sitePath }),
    1,
    4,
  ),
  /** Without `text` a card shows the lowest price in the category at `href`. */
  categories: shape({
    title: line(60),
    cards: list(shape({ ...image, title: line(40), text: line(80).optional(), href: sitePath }), 1, 24),
  }),
  /** The deal of the week. Its prices come from the product's offer. */
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

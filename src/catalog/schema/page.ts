import { z } from 'zod';
import {
  day,
  id,
  line,
  list,
  optionalLine,
  pagePath,
  pathPart,
  richText,
  schemaAddress,
  shape,
  sitePath,
} from './fields.ts';

const text = richText(4000);

/** One block of a section. Texts may have <strong>, <em> and links. */
const part = z.union(
  [
    text,
    shape({ list: list(text, 1) }),
    /** `drawings` are pictures in `public`, one a step. */
    shape({ steps: list(text, 1), drawings: list(sitePath).optional() }),
    shape({ note: text }),
    shape({ table: shape({ caption: line(160), head: list(line(80), 1), rows: list(list(text, 1), 1) }) }),
    shape({ questions: list(shape({ question: line(200), answer: text }), 1) }),
  ],
  { error: 'a text, or an object with one of the keys list, steps, note, table, questions' },
);

/** A file below `catalog/pages`: a policy, seller information or help. Facts such as `{{store.name}}` are filled in. */
export const pageInput = shape({
  $schema: schemaAddress,
  path: pagePath,
  market: id.optional(),
  group: z.enum(['policy', 'seller', 'help']),
  title: line(80),
  /** Short name for menus. */
  label: line(40).optional(),
  description: line(300),
  updated: day.optional(),
  /** A scene behind the title, with a line below it: pictures in `public` for phones (9:10) and for wide screens (3:1). */
  scene: shape({ narrow: sitePath, wide: sitePath, alt: optionalLine(300), text: line(160) }).optional(),
  /** Summary, shown first. */
  summary: list(text, 1, 8),
  sections: list(shape({ id: pathPart, title: line(120), body: list(part, 1) }), 1),
  /** The button at the end of the page. */
  next: shape({ label: line(60), href: sitePath }).optional(),
});
export type PageInput = z.output<typeof pageInput>;
export type PartInput = PageInput['sections'][number]['body'][number];

/** `catalog/redirects.json`: old paths and the pages they redirect to. */
export const redirectsInput = z.record(sitePath, sitePath, {
  error: 'old paths and the pages they redirect to: { "/old": "/new" }',
});

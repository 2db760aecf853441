import { z } from 'zod';
import { language } from './translations.ts';
import {
  day,
  line,
  list,
  marketId,
  optionalLine,
  pageLink,
  pagePath,
  pathPart,
  publicFile,
  richText,
  say,
  schemaAddress,
  shape,
  sitePath,
} from './fields.ts';

const text = richText(4000);

/** One block of a section. Texts may have <strong>, <em> and links. */
const part = z.union(
  [
    text,
    shape({ list: list(text, 1).meta(say('List', 'Entries with a dot each.')) }),
    shape({
      steps: list(text, 1).meta(say('Steps', 'Entries with a number each.')),
      drawings: list(publicFile).optional().meta(say('Drawings', 'Pictures in "public", one a step.')),
    }),
    shape({ note: text.meta(say('Note', 'A text in a box.')) }),
    shape({
      table: shape({
        caption: line(160).meta(say('Caption', 'What the table says.')),
        head: list(line(80), 1).meta(say('Headings', 'One for each column.')),
        rows: list(list(text, 1), 1).meta(say('Rows', 'A text for each column.')),
      }).meta(say('Table', 'With a caption and headings.')),
    }),
    shape({
      questions: list(
        shape({
          question: line(200).meta(say('Question', 'As a shopper would ask it.')),
          answer: text.meta(say('Answer', 'In one paragraph.')),
        }),
        1,
      ).meta(say('Questions', 'Questions with their answers, which open at a tap.')),
    }),
  ],
  { error: 'a text, or an object with one of the keys list, steps, note, table, questions' },
);

/** A file below `catalog/pages`: a policy, seller information or help. Facts such as `{{store.name}}` are filled in. */
export const pageInput = shape({
  $schema: schemaAddress,
  path: pagePath.meta(say('Address', 'Of the page, with a slash first.', '/return-refund')),
  language: language
    .optional()
    .meta(
      say(
        'Language',
        'Of a page that is another one in this language: its address and the ids of its sections are those of the English page.',
        'hi',
      ),
    ),
  market: marketId.optional().meta(say('Market', 'Of the page; the default market if it is left out.', 'in')),
  group: z
    .enum(['policy', 'seller', 'help'])
    .meta(say('Group', 'Where menus have it: policies, information for sellers, or help.')),
  title: line(80).meta(say('Title', 'Heading of the page.', 'Returns and refunds')),
  label: line(40)
    .optional()
    .meta(say('Short name', 'For menus; the title if it is left out.', 'Returns')),
  description: line(300).meta(say('Description', 'One or two sentences for search engines.')),
  updated: day.optional().meta(say('Updated', 'The day of the last change, as readers see it.', '2026-04-01')),
  scene: shape({
    narrow: publicFile.meta(say('For phones', 'A file in "public", 9 wide by 10 high.', '/scenes/sell-narrow.webp')),
    wide: publicFile.meta(say('For wide screens', 'A file in "public", 3 wide by 1 high.', '/scenes/sell-wide.webp')),
    alt: optionalLine(300).meta(say('What it shows', 'For people who cannot see the picture.')),
    text: line(160).meta(say('Text', 'A line below the title.')),
  })
    .optional()
    .meta(say('Scene', 'A picture behind the title, with a line below it.')),
  summary: list(text, 1, 8).meta(
    say('Summary', 'Up to 8 short paragraphs, shown first. They may have <strong>, <em> and links.'),
  ),
  sections: list(
    shape({
      id: pathPart.meta(say('Id', 'Part of the address of the section, after #.', 'refunds')),
      title: line(120).meta(say('Title', 'Heading of the section.', 'Refunds')),
      body: list(part, 1).meta(say('Parts', 'Paragraphs, lists, steps, notes, tables and questions.')),
    }),
    1,
  ).meta(say('Sections', 'Parts of the page with a heading each.')),
  next: shape({
    label: line(60).meta(say('Words on the button', 'What the tap leads to.', 'Open a shop')),
    href: pageLink.meta(say('Leads to', 'The address of a page of this shop.', '/Seller-SignUp')),
  })
    .optional()
    .meta(say('Button', 'At the end of the page.')),
});
export type PageInput = z.output<typeof pageInput>;
export type PartInput = PageInput['sections'][number]['body'][number];

/** `catalog/redirects.json`: old paths and the pages they redirect to. */
export const redirectsInput = z
  .record(sitePath, pageLink, {
    error: 'old paths and the pages they redirect to: { "/old": "/new" }',
  })
  .meta(say('Redirects', 'Old paths and the pages that they lead to.', { '/old': '/new' }));

import { describe, expect, test } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { markdownToJson } from '../../../src/catalog/source/read-markdown-page.ts';
import { CatalogError } from '../../../src/catalog/problems/problems.ts';
import { makeSecondShop } from '../../support/temporary.ts';

const PAGE = `---
# The address.
path: /glaze
title: "About glaze"
description: 'How our potters'' glaze is made.'
next: "[See cups](/cups)"
---

Ash and **feldspar**, by {{store.name}}. चमक

## What is in it?

Wood ash & [cups](/cups), <https://chaighar.example>.

- *ash*
- feldspar

1. Mix
2. Fire

> It is hot.

| Cup | Degrees |
| --- | ------- |
| Blue | **1,200** |

### Is it safe?

It is, see [how](tel:{{store.care.phone}}).

### Is it old?

Yes.
`;

const load = (text: string) => {
  const { catalog } = makeSecondShop();
  mkdirSync(join(catalog, 'pages'), { recursive: true });
  writeFileSync(join(catalog, 'pages/glaze.md'), text);
  return loadCatalog(catalog);
};
const problemsOf = (text: string) => {
  try {
    load(text);
  } catch (error) {
    if (error instanceof CatalogError)
      return error.problems
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, found, expected }) => `${file}:${line} ${found} / ${expected}`);
    throw error;
  }
  return [];
};

describe('a content page in Markdown', () => {
  test('is a page of the same parts as one in JSON', () => {
    const page = load(PAGE).pages.find(({ path }) => path === '/glaze');
    expect(page).toMatchObject({
      title: 'About glaze',
      description: "How our potters' glaze is made.",
      group: 'help',
      next: { label: 'See cups', href: '/cups' },
      summary: ['Ash and <strong>feldspar</strong>, by Chai Ghar.\u00a0चमक'],
      file: 'catalog/pages/glaze.md',
    });
    expect(page?.sections).toEqual([
      {
        id: 'what-is-in-it',
        title: 'What is in it?',
        parts: [
          {
            kind: 'text',
            html: 'Wood ash &amp; <a href="/cups">cups</a>, <a href="https://chaighar.example" rel="nofollow noopener ugc">https://chaighar.example</a>.',
          },
          { kind: 'list', items: ['<em>ash</em>', 'feldspar'] },
          { kind: 'steps', items: ['Mix', 'Fire'], drawings: undefined },
          { kind: 'note', html: 'It is hot.' },
          {
            kind: 'table',
            caption: 'What is in it?',
            head: ['Cup', 'Degrees'],
            rows: [['Blue', '<strong>1,200</strong>']],
          },
          {
            kind: 'questions',
            items: [
              {
                question: 'Is it safe?',
                answer: 'It is, see <a href="tel:+911234500021" rel="nofollow noopener ugc">how</a>.',
              },
              { question: 'Is it old?', answer: 'Yes.' },
            ],
          },
        ],
      },
    ]);
  });

  test('may have its title above the text', () => {
    const page = '---\npath: /a\ndescription: b\n---\n# A *title*\n\nText.\n\n## One\n\nText.\n';
    expect(JSON.parse(markdownToJson(page))).toMatchObject({ title: 'A title', summary: ['Text.'] });
  });

  test('keeps two sections with one title apart, and names those without letters by number', () => {
    const { sections } = JSON.parse(markdownToJson('## One\n\na\n\n## One\n\na\n\n## चमक\n\na\n')) as {
      sections: { id: string }[];
    };
    expect(sections.map(({ id }) => id)).toEqual(['one', 'section-2', 'section-3']);
  });
});

describe('a mistake in it is named by file and line', () => {
  test.each([
    ['an unknown fact', PAGE.replace('{{store.name}}', '{{store.nmae}}'), 9, '{{store.nmae}}'],
    ['a broken link', PAGE.replace('[cups](/cups)', '[cups](/cupz)'), 13, 'a link to "/cupz"'],
    ['a field that is missing', PAGE.replace(/^description.*\n/m, ''), 1, 'nothing: the field is missing'],
    ['an unknown field', PAGE.replace('next:', 'nxet:'), 6, 'the key "nxet"'],
    ['an address that is taken', PAGE.replace('/glaze', '/cart'), 3, '"/cart"'],
    ['a line that is no field', PAGE.replace('# The address.', 'The address'), 2, 'The address'],
    ['HTML', PAGE.replace('> It is hot.', '<div>It is hot.</div>'), 21, 'HTML'],
    ['HTML in a text', PAGE.replace('Wood ash', '<b>Wood</b>'), 13, 'HTML'],
    ['a picture', PAGE.replace('Yes.', '![cup](cup.png)'), 33, 'a picture'],
    ['a list in a list', PAGE.replace('- feldspar', '- feldspar\n  - white'), 17, 'a list'],
    ['a question without an answer', PAGE.replace('Yes.\n', ''), 31, 'a heading: Is it old?'],
    ['a list before the first section', PAGE.replace('Ash and', '- Ash and'), 9, 'a list'],
    ['a button that is no link', PAGE.replace('[See cups](/cups)', 'See cups'), 6, 'See cups'],
  ])('%s', (_name, text, line, found) => {
    const problems = problemsOf(text);
    expect(problems.join('\n')).toContain(`catalog/pages/glaze.md:${line} ${found} /`);
  });
});

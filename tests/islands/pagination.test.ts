import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from '../../src/islands/Pagination.tsx';

const links = (page: number, pageCount: number, query?: string): readonly (readonly string[])[] => {
  const markup = renderToStaticMarkup(
    createElement(Pagination, { base: '/sarees', page, pageCount, label: 'Pages of Sarees', ...(query && { query }) }),
  );
  return [...markup.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', text = '']) => [
    text,
    /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
    ...(/aria-(?:current="page"|disabled="true")/.exec(attributes) ?? []),
  ]);
};

test('each page is a link, the current one is marked, and the steps lead to those beside it', () => {
  expect(links(2, 3)).toEqual([
    ['Prev', '/sarees'],
    ['1', '/sarees'],
    ['2', '/sarees/2', 'aria-current="page"'],
    ['3', '/sarees/3'],
    ['Next', '/sarees/3'],
  ]);
});

test('at an end a step leads nowhere, and says so', () => {
  expect(links(1, 2)[0]).toEqual(['Prev', '', 'aria-disabled="true"']);
  expect(links(2, 2).at(-1)).toEqual(['Next', '', 'aria-disabled="true"']);
});

test('the pages of a choice keep it in their addresses, without a number for the first', () => {
  expect(links(2, 2, 'colour=blue&sort=price-up').map(([, href]) => href)).toEqual([
    '/sarees?colour=blue&sort=price-up',
    '/sarees?colour=blue&sort=price-up',
    '/sarees?colour=blue&sort=price-up&page=2',
    '',
  ]);
});

test('a list of one page has none', () => {
  expect(links(1, 1)).toEqual([]);
});

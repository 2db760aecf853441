import { afterEach, describe, expect, test, vi } from 'vitest';
import { category, findProblems, loadShop, page, product, seller } from '../shop-in-a-folder.ts';

afterEach(() => vi.unstubAllEnvs());

const details = (href: string) => product({ details: `<p>One</p><p>See <a href="${href}">that</a></p>` });
const of = (href: string, changes = {}) => findProblems({ 'products/tea/leaf.json': details(href), ...changes });

describe('a link in a text', () => {
  test.each([
    ['/help', {}],
    ['/tea', {}],
    ['/tea#list', {}],
    ['/tea/2', {}],
    ['/', {}],
    ['/leaf-tea/p/LEAF', {}],
    ['https://other.example/none', {}],
    ['/guide.pdf', {}],
  ])('to %s is right', (href, changes) => {
    expect(of(href, changes)).toEqual([]);
  });

  test.each([
    ['/hlep', 'did you mean "/help"?'],
    ['/none/p/NONE', undefined],
    ['/old-name/p/LEAF', 'did you mean /leaf-tea/p/LEAF?'],
  ])('to %s leads nowhere', (href, hint) => {
    expect(of(href)).toEqual([
      expect.objectContaining({
        code: 'link-broken',
        severity: 'warning',
        file: 'catalog/products/tea/leaf.json',
        field: 'details',
        found: `a link to "${href}"`,
        ...(hint && { hint }),
      }),
    ]);
  });

  test('of a category, seller or page is named with its field and line', () => {
    const link = '<a href="/none">x</a>';
    const problems = findProblems({
      'categories/tea.json': category({ about: link }),
      'sellers/garden.json': seller({ about: link }),
      'pages/help.json': page({ sections: [{ id: 'a', title: 'A', body: ['x', { list: ['y', link] }] }] }),
    });
    expect(problems.map(({ file, field, line }) => `${file} ${field} ${line > 1}`)).toEqual([
      'catalog/categories/tea.json about true',
      'catalog/sellers/garden.json about true',
      'catalog/pages/help.json sections[0].body[1].list[1] true',
    ]);
  });

  test('that leads nowhere is left out of the text of a product', () => {
    const text = '<p>See <a href="/none?a=1&amp;b=2">that <em>page</em></a> or <a href="/help">help</a></p>';
    const { products } = loadShop({ 'products/tea/b.json': product({ sku: 'B', details: text }) });
    expect(products.get('B')?.detailsHtml).toBe(
      '<p>See that <em>page</em> or <a href="/help" rel="nofollow noopener ugc">help</a></p>'.replace(
        / rel="[^"]*"/,
        '',
      ),
    );
  });

  test('to a product that is set aside is a warning, and none while that is refused', () => {
    const files = { 'products/tea/b.json': product({ sku: 'B', title: 'nan' }) };
    expect(of('/b/p/B', files).map(({ code }) => code)).toEqual(['title-placeholder']);
    vi.stubEnv('ON_ERROR', 'set-aside');
    const { warnings } = loadShop({ 'products/tea/leaf.json': details('/b/p/B'), ...files });
    expect(warnings.map(({ code }) => code)).toEqual(['link-set-aside']);
  });
});

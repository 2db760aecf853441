import { describe, expect, test } from 'vitest';
import type { ContentPage } from '../../../src/catalog/page.ts';
import { emirates, type Files, loadShop, page, store } from '../shop-in-a-folder.ts';

/** The page of these fields, in the smallest shop with changes. */
function readPage(fields: Record<string, unknown>, changes: Files = {}): ContentPage {
  const shop = loadShop({ ...changes, 'pages/more.json': page({ path: '/more', ...fields }) });
  return shop.pages.find(({ path }) => path === (fields['path'] ?? '/more')) as ContentPage;
}
const bodyOf = (...body: unknown[]) => readPage({ sections: [{ id: 'a', title: 'A', body }] }).sections[0]?.parts;

describe('a page', () => {
  test('has its title as label if it has none', () => {
    expect(readPage({ title: 'Return and refund' }).label).toBe('Return and refund');
    expect(readPage({ title: 'Return and refund', label: 'Returns' }).label).toBe('Returns');
  });

  test('belongs to the default market, or to the one it names', () => {
    expect(readPage({}).marketId).toBe('in');
    expect(readPage({ path: '/en-ae/more', market: 'ae' }, { 'markets/ae.json': emirates() }).marketId).toBe('ae');
  });

  test('can have texts, notes, lists, steps, tables and questions', () => {
    expect(
      bodyOf(
        'Text with <b>weight</b>',
        { note: 'Mind <i>this</i>' },
        { list: ['One', 'Two'] },
        { steps: ['First'] },
        { table: { caption: 'Fees', head: ['Order', 'Fee'], rows: [['below 500', '60']] } },
        { questions: [{ question: 'Why?', answer: 'See <a href="/help">help</a>' }] },
      ),
    ).toEqual([
      { kind: 'text', html: 'Text with <strong>weight</strong>' },
      { kind: 'note', html: 'Mind <em>this</em>' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'steps', items: ['First'] },
      { kind: 'table', caption: 'Fees', head: ['Order', 'Fee'], rows: [['below 500', '60']] },
      { kind: 'questions', items: [{ question: 'Why?', answer: 'See <a href="/help">help</a>' }] },
    ]);
  });

  test('has no markup that extends beyond its line', () => {
    expect(bodyOf('</p><script>alert(1)</script><p onclick=x>a<img src=x onerror=y>')).toEqual([
      { kind: 'text', html: 'a' },
    ]);
  });
});

describe('facts are filled in', () => {
  test('in all texts that may name them', () => {
    const made = readPage({
      title: 'About {{store.name}}',
      label: 'On {{store.name}}',
      description: '{{ store.name }} in {{market.name}}',
      summary: ['{{store.name}}'],
      sections: [
        {
          id: 'a',
          title: 'Why {{store.name}}',
          body: [
            '{{store.name}}',
            { note: '{{store.name}}' },
            { list: ['{{store.name}}'] },
            { table: { caption: '{{store.name}}', head: ['{{store.name}}'], rows: [['{{store.name}}']] } },
            { questions: [{ question: 'Who is {{store.name}}?', answer: '{{store.name}}' }] },
          ],
        },
      ],
      next: { label: 'Back to {{store.name}}', href: '/help' },
    });
    expect(JSON.stringify(made)).not.toContain('{{');
    expect(JSON.stringify(made).match(/Hill Shop/g)).toHaveLength(14);
  });

  test.each([
    ['store.legalName', 'Hill Shop LLP'],
    ['store.siteUrl', 'https://hill.example'],
    ['store.care.email', 'care@hill.example'],
    ['store.grievanceOfficer.name', 'Asha Nair'],
    ['store.grievanceOfficer.designation', 'Grievance Officer'],
    ['market.name', 'Emirates'],
    ['market.delivery.fee', 'AED\u00a010'],
    ['market.delivery.freeFrom', 'AED\u00a099'],
    ['market.delivery.cashOnDeliveryFee', 'AED\u00a020'],
    ['market.delivery.days', '5 to 7'],
    ['market.delivery.dispatchDays', '3'],
    ['market.returns.days', '7'],
    ['market.returns.refundDays', '7'],
  ])('%s of the market of the page as %s', (name, shown) => {
    const delivery = {
      fee: 10,
      freeFrom: 99,
      cashOnDeliveryFee: 20,
      days: [5, 7],
      daysMean: 'processing',
      dispatchDays: 3,
    };
    const changes = { 'markets/ae.json': emirates({ delivery }) };
    expect(readPage({ path: '/en-ae/more', market: 'ae', summary: [`{{${name}}}`] }, changes).summary).toEqual([shown]);
  });

  test('as text, without markup', () => {
    const changes = { 'store.json': store({ name: 'Tea & "Cups" <3' }) };
    const made = readPage({ title: '{{store.name}}', summary: ['{{store.name}}'] }, changes);
    expect(made.title).toBe('Tea & "Cups" <3');
    expect(made.summary).toEqual(['Tea &#38; &#34;Cups&#34; &#60;3']);
  });

  test('into addresses of mail and telephone, the latter without spaces, and into numbers that are not broken', () => {
    const text =
      '<a href="mailto:{{store.care.email}}">a</a> <a href="tel:{{store.care.phone}}">{{store.care.phone}}</a>';
    expect(readPage({ summary: [text] }).summary).toEqual([
      '<a href="mailto:care@hill.example" rel="nofollow noopener ugc">a</a> <a href="tel:+911234500002" rel="nofollow noopener ugc">+91\u00a012345\u00a000002</a>',
    ]);
  });
});

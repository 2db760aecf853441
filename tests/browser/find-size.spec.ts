import type { Locator, Page } from '@playwright/test';
import { basisNote, basisOfWords } from '../../src/core/size/size-advice.ts';
import { BODY_MEASURES, easeOf, listAsked, parseLength, type SizeChart } from '../../src/core/size/size-finder.ts';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, listCards, readPage } from './built-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import { cardOf, keep, openFilters, readCart, readKept, sheetOf, sizeOnCard, sizesOpener } from './steps.ts';
import { touchPage } from './touch-page.ts';

test.use(SHEET_WINDOW);

/** The chart of a product's page. */
function chartOf(card: Card): SizeChart {
  const [, table = ''] = /id="size-guide".*?<table[^>]*>(.*?)<\/table>/s.exec(readPage(card.path)) ?? [];
  const cells = (text: string, tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>([^<]*)`, 'g'))].map(([, cell = '']) => cell.trim());
  const [head = '', ...rows] = table.split('<tr>').slice(1);
  return {
    basis: basisOfWords(cells(table, 'caption')[0] ?? ''),
    measures: cells(head, 'th').slice(1),
    rows: rows.map((row) => ({ name: cells(row, 'th')[0] ?? '', values: cells(row, 'td') })),
  };
}

/** Whom the sizes of a product's page are for. */
const audienceOf = (card: Card): string =>
  /id="size-guide"[^>]*? data-for="?([^">]*)/.exec(readPage(card.path))?.[1] ?? '';

interface Sized {
  readonly card: Card;
  /** A size in stock, and the largest chest that it fits, in inches. */
  readonly size: string;
  readonly inches: string;
}

/** The largest chest that a size of a chart fits, in inches. */
function chestOf(chart: SizeChart, size: string | undefined): number {
  const column = chart.measures.findIndex((name) =>
    BODY_MEASURES.chest.names.some((known) => known === name.toLowerCase()),
  );
  const length = parseLength(chart.rows.find(({ name }) => name === size)?.values[column] ?? '');
  if (!length) throw new Error(`The chart has no chest for ${size}.`);
  const ease = chart.basis === 'garment' && length.from === undefined ? easeOf('chest') : 0;
  return Math.floor((length.to / 25.4 - ease) * 10) / 10;
}

/** A product whose sizes have a chest measurement, and of which one has to be chosen. */
function sized(): Sized {
  const card = findCard(
    'a size guide with the chest, and a size to choose',
    (one, { hasSizeGuide, sizesInStock, sizesAway }) =>
      one.offers === 'choice' &&
      hasSizeGuide &&
      sizesInStock.length > 2 &&
      sizesAway.length === 0 &&
      listAsked(chartOf(one))[0] === 'chest',
  );
  const chart = chartOf(card);
  const size = chart.rows[1]?.name ?? '';
  return { card, size, inches: String(chestOf(chart, size)) };
}

/** What is stored of a chest in inches. */
const chest = (inches: number, size: string) => ({
  body: { chest: inches * 25.4 },
  sizes: { chest: size },
  day: Math.floor(Date.now() / 86_400_000),
});

async function openForm(page: Page, activate: (control: Locator) => Promise<void>): Promise<Locator> {
  await activate(page.getByRole('button', { name: 'Size guide' }));
  await activate(page.getByRole('button', { name: 'What’s my size?' }));
  const form = page.getByRole('form', { name: 'What’s my size?' });
  await expect(form.getByRole('textbox').first()).toBeFocused();
  return form;
}

test('the size guide says which size fits, and chooses it', async ({ page, activate }) => {
  const { card, size, inches } = sized();
  await page.goto(card.path);
  const form = await openForm(page, activate);
  await expectNoFindings(page);
  await form.getByLabel('Bust or chest').fill(inches);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText(`Your size is ${size}.`);
  await expectNoFindings(page);
  await activate(form.getByRole('button', { name: `Choose ${size}` }));
  await expect(form).toBeHidden();
  await expect(page.getByRole('article').locator(`[name=size][value="${size}"]`)).toBeChecked();
  expect(await readKept(page, 'measures')).toBeNull();
});

test('the size guide says what it measures, and finds a garment that is wider than the body', async ({
  page,
  activate,
}) => {
  const card = findCard(
    'the chest of the garment',
    (one, { hasSizeGuide }) =>
      hasSizeGuide && chartOf(one).basis === 'garment' && listAsked(chartOf(one))[0] === 'chest',
    '/Womenkurtha',
  );
  const { measures, rows } = chartOf(card);
  const column = measures.indexOf('Bust');
  const lengths = rows.map(({ values }) => parseLength(values[column] ?? '')?.to ?? Number.NaN);
  await page.goto(card.path);
  const form = await openForm(page, activate);
  await expect(page.getByRole('table', { name: 'Garment measurements' })).toBeVisible();
  // An inch less than the second garment.
  await form.getByLabel('Bust or chest').fill(String((lengths[1] as number) / 25.4 - 1));
  await activate(form.getByRole('button', { name: 'Find my size' }));
  await expect(form.getByRole('status')).toContainText(`Your size is ${rows[2]?.name}.`);
  await expect(form.getByRole('status')).toContainText(' with 2 in (5 cm) of room.');
  await expect(page.getByRole('region', { name: 'How to measure' })).toContainText(basisNote('garment'));
  await expectNoFindings(page);
});

test('centimetres, text and lengths beyond all sizes are answered', async ({ page, activate }) => {
  const { card, size, inches } = sized();
  await page.goto(card.path);
  const form = await openForm(page, activate);
  const field = form.getByLabel('Bust or chest');
  const find = form.getByRole('button', { name: 'Find my size' });
  await field.fill('about 36');
  await activate(find);
  await expect(form.getByRole('status')).toHaveText('Enter at least one measurement.');
  await form.getByRole('combobox', { name: 'Unit' }).selectOption('cm');
  await field.fill(String(Math.floor(Number(inches) * 25.4) / 10).replace('.', ','));
  await activate(find);
  await expect(form.getByRole('status')).toContainText(`Your size is ${size}.`);
  await field.fill('190');
  await activate(find);
  await expect(form.getByRole('status')).toContainText('This product has no size large enough for you.');
});

test('a size that is remembered is marked on other visits, in sheets too, until it is forgotten', async ({
  page,
  activate,
}) => {
  const { card, size, inches } = sized();
  await page.goto(card.path);
  const form = await openForm(page, activate);
  await form.getByLabel('Bust or chest').fill(inches);
  await form.getByRole('checkbox', { name: /^Remember my size/ }).check();
  await activate(form.getByRole('button', { name: 'Find my size' }));
  await expect(form.getByRole('status')).toContainText(`Your size is ${size}.`);
  expect(JSON.parse((await readKept(page, 'measures')) ?? '{}')).toMatchObject({
    [audienceOf(card)]: { sizes: { chest: size } },
  });

  await page.clock.install();
  await page.goto(card.list);
  await touchPage(page);
  const own = cardOf(page, card).getByRole('button', { name: `Add size ${size} (your size)` });
  await activate(sizesOpener(cardOf(page, card)));
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expectNoFindings(page);
  await activate(own);
  await expect.poll(() => readCart(page)).toMatchObject([{ sku: card.sku, size }]);
  await activate(cardOf(page, card).getByRole('link', { name: card.title }));
  const sheet = sheetOf(page);
  await expect(sheet.getByText('your size')).toBeVisible();
  await expect(sheet.locator(`[type=radio][name=size][value="${size}"]`)).toBeChecked();
  await expectNoFindings(page);

  await page.goto(card.path);
  await touchPage(page);
  await expect(page.getByRole('article').getByText('your size')).toBeVisible();
  const again = await openForm(page, activate);
  await expect(again.getByLabel('Bust or chest')).toHaveValue(inches);
  await again.getByRole('checkbox', { name: /^Remember my size/ }).uncheck();
  await activate(again.getByRole('button', { name: 'Find my size' }));
  await expect.poll(() => readKept(page, 'measures')).toBeNull();
});

test('a size counts for those for whom it was taken: a girl’s chest marks nothing on clothes for women', async ({
  page,
  activate,
}) => {
  const girls = findCard(
    'sizes that are ages, and the chest',
    (one, { hasSizeGuide }) => hasSizeGuide && listAsked(chartOf(one)).join() === 'age,chest',
    '/girls-juniorFashion',
  );
  await page.goto(girls.path);
  const form = await openForm(page, activate);
  const { name: size } = chartOf(girls).rows[1] as { name: string };
  await form.getByLabel('Age in').selectOption('years');
  await form.getByLabel('Age', { exact: true }).fill(size.slice(0, size.search(/\D/)));
  await form.getByRole('checkbox', { name: /^Remember my size/ }).check();
  await activate(form.getByRole('button', { name: 'Find my size' }));
  await expect(form.getByRole('status')).toContainText(`Your size is ${size}.`);
  await form.getByLabel('Bust or chest').fill('22');
  await activate(form.getByRole('button', { name: 'Find my size' }));
  await expectNoFindings(page);
  await expect.poll(() => readKept(page, 'measures')).toContain('"girls"');

  const { card } = sized();
  await page.clock.install();
  await page.goto(card.path);
  await touchPage(page);
  await expect(page.locator('.size-guide[data-marked]')).toBeAttached();
  await expect(page.getByText('your size')).toHaveCount(0);
  await expect(page.getByRole('article').locator('[name=size]:checked')).toHaveCount(0);
  const again = await openForm(page, activate);
  await expect(again.getByLabel('Bust or chest')).toHaveValue('');
});

test('a size that is remembered and sold out is marked as such on cards', async ({ page, activate }) => {
  const card = findCard(
    'a size that is sold out',
    (one, { hasSizeGuide, sizesAway }) =>
      one.size === 'S' && sizesAway.join() === 'XXL' && hasSizeGuide && listAsked(chartOf(one)).join() === 'chest',
  );
  await keep(page, 'measures', { [audienceOf(card)]: chest(chestOf(chartOf(card), 'XXL'), 'XXL') });
  await page.clock.install();
  await page.goto(card.list);
  await touchPage(page);
  const container = cardOf(page, card);
  await activate(sizesOpener(container));
  await expect(container.getByRole('button', { name: 'Sold out: XXL (your size)' })).toBeDisabled();
  await expect(sizeOnCard(container, 'S')).toBeVisible();
  await expect(container.locator('[name=size][aria-current]')).toHaveCount(0);
  await expectNoFindings(page);
});

test('a size that is remembered is marked among the filters', async ({ page, activate }) => {
  await keep(page, 'measures', { women: chest(36, 'M'), girls: chest(22, 'S'), men: chest(44, 'XL') });
  await page.goto('/womenFashion');
  await openFilters(page, activate);
  const sizes = page.getByRole('group', { name: 'Size', exact: true });
  await expect(sizes.getByRole('checkbox', { name: /^M \(your size\)/ })).toBeVisible();
  await expect(sizes.getByText('(your size)')).toHaveCount(1);
  await expectNoFindings(page);
});

test('what is stored and is no measurement marks nothing', async ({ page }) => {
  await keep(page, 'measures', '{"women":{"body":{"chest":"<b>","waist":-1},"sizes":7},"body":{"chest":900}}');
  await page.clock.install();
  await page.goto(sized().card.path);
  await touchPage(page);
  await expect(page.getByText('your size')).toHaveCount(0);
});

test('a product without measurements of a body has no such button', () => {
  const withGuide = listCards('/products').filter(({ path }) => readPage(path).includes('id="size-guide"'));
  for (const card of withGuide.slice(0, 100))
    expect(readPage(card.path).includes('What’s my size?'), card.title).toBe(listAsked(chartOf(card)).length > 0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the size guide is there without the button', async ({ page, activate }) => {
    await page.goto(sized().card.path);
    await activate(page.getByRole('button', { name: 'Size guide' }));
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'What’s my size?' })).toBeHidden();
  });
});

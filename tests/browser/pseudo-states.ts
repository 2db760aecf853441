import { expect, type Page } from '@playwright/test';
import type { Spelling } from '../support/pseudo-language.ts';
import { sayIn } from '../support/pseudo-language.ts';
import { keep, keepCart, type StoredLine } from './steps.ts';

/** A language whose messages are made of the English ones. */
export interface Pseudo {
  readonly tag: string;
  readonly spell: Spelling;
}

/** What a page shows once a shopper has done something. */
interface State {
  readonly name: string;
  /** `open` opens a page of the language, `say` says an English message as it does. */
  readonly reach: (means: {
    readonly page: Page;
    readonly open: (path: string) => Promise<unknown>;
    readonly say: (text: string) => string;
  }) => Promise<unknown>;
}

const LINE: StoredLine = {
  sku: 'TEA-FF',
  quantity: 2,
  title: 'First flush Darjeeling, 100 g tin',
  priceMinor: 145_000,
  path: '/first-flush-darjeeling-100-g-tin/p/TEA-FF',
  picture: '',
};
const GONE: StoredLine = { ...LINE, sku: 'TEA-GONE' };
const CHEAPER: StoredLine = { ...LINE, sku: 'CUP-BLUE', size: 'S', title: 'Blue glazed cup', priceMinor: 20_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

async function fillOrder(page: Page, say: (text: string) => string): Promise<void> {
  await page.getByLabel(say('Name'), { exact: true }).fill('Asha Devi');
  await page.getByLabel(say('Mobile number')).fill('98765 43210');
  await page.getByLabel(say('PIN code'), { exact: true }).pressSequentially('302001');
  await expect(page.getByLabel(say('State'))).toHaveValue('Rajasthan');
  await page.getByLabel(say('House, building, street')).fill('14 Mall Road');
}

/** States that scripts show. Each begins in a browser of its own. */
export const STATES: readonly State[] = [
  {
    name: 'the menu',
    reach: async ({ page, open, say }) => {
      await open('');
      await button(page, say('Menu')).tap();
      await expect(page.getByRole('navigation', { name: say('Menu') })).toBeVisible();
    },
  },
  {
    name: 'filters',
    reach: async ({ page, open }) => {
      await open('/products');
      await page.locator('#listing [data-do=filter]').tap();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeAttached();
    },
  },
  {
    name: 'a list with filters that has nothing left',
    reach: async ({ page, open, say }) => {
      await open('/products?price=1-2');
      await expect(button(page, say('Clear filters')).first()).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    reach: async ({ page, open }) => {
      await open('/products');
      await page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox')).tap();
      await page.keyboard.type('cup');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'nothing found',
    reach: async ({ page, open, say }) => {
      await open('/search?q=9999999999');
      await expect(page.getByRole('heading', { name: say('What others buy') })).toBeVisible();
    },
  },
  {
    name: 'a product in the sheet, with its PIN code',
    reach: async ({ page, open, say }) => {
      await keep(page, 'pin', { version: 1, pinCode: '302001' });
      await open('/tea');
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').tap();
      await button(page, say('Make the sheet full screen')).tap();
      await expect(button(page, say('Make the sheet half as high'))).toBeVisible();
    },
  },
  {
    name: 'the cart after changes',
    reach: async ({ page, open, say }) => {
      await keepCart(page, [LINE, CHEAPER, GONE]);
      await open('/cart');
      await expect(page.getByText(say('No longer sold here.'))).toBeVisible();
    },
  },
  {
    name: 'the drawer of the cart',
    reach: async ({ page, open, say }) => {
      await keepCart(page, [LINE]);
      await open('/products');
      await page.getByRole('banner').locator('.header__cart').tap();
      await expect(page.getByRole('dialog', { name: say('Your cart') })).toBeVisible();
    },
  },
  {
    name: 'the wishlist',
    reach: async ({ page, open, say }) => {
      await keep(page, 'wishlist', [{ ...LINE, rating: '4.6★ 41' }]);
      await open('/wishlist');
      await expect(page.getByRole('region', { name: say('Remembered products') })).toBeVisible();
    },
  },
  {
    name: 'a comparison',
    reach: async ({ page, open, say }) => {
      await open('/compare?sku=TEA-FF,CUP-BLUE');
      await expect(page.getByRole('region', { name: say('Comparison') })).toBeVisible();
    },
  },
  {
    name: 'a shared list',
    reach: async ({ page, open }) => {
      await open('/shared#list=TEA-FF,1,;CUP-BLUE,1,S');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the checkout with errors',
    reach: async ({ page, open, say }) => {
      await keepCart(page, [LINE]);
      await open('/checkOut');
      await button(page, say('Place order')).tap();
      await expect(page.getByText(say('Enter your house and street.')).first()).toBeVisible();
    },
  },
  {
    name: 'an order, placed',
    reach: async ({ page, open, say }) => {
      await keepCart(page, [LINE]);
      await open('/checkOut');
      await fillOrder(page, say);
      await button(page, say('Place order')).tap();
      await expect(page.getByRole('heading', { name: say('Thank you. Your order is placed.') })).toBeVisible();
    },
  },
  {
    name: 'an order that is not found',
    reach: async ({ page, open, say }) => {
      await open('/order');
      await page.getByLabel(say('Order number')).fill('7K3MQ-9XD2A');
      await page.getByLabel(say('Mobile number used for the order')).fill('98765 43210');
      await button(page, say('Find order')).tap();
      await expect(
        page.getByText(say('No order has this number and phone. Your order message has the number.')),
      ).toBeVisible();
    },
  },
  {
    name: 'a login that is refused',
    reach: async ({ page, open, say }) => {
      await open('/loginPage');
      await page.getByLabel(say('Username or email address')).fill('nobody@mail.example');
      await page.getByLabel(say('Password'), { exact: true }).fill('monsoon-2025');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Log in'), exact: true })
        .tap();
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'a complaint, sent',
    reach: async ({ page, open, say }) => {
      await open('/complaint');
      await page.getByLabel(say('Name'), { exact: true }).fill('Asha Devi');
      await page.getByLabel(say('Email'), { exact: true }).fill('asha@mail.example');
      await page.getByLabel(say('What happened, and how can we put it right?')).fill('The cup came broken.');
      await button(page, say('Send complaint')).tap();
      await expect(page.getByRole('heading', { name: say('Complaint received') })).toBeVisible();
    },
  },
];

/** Brings a page to a state in a language. */
export const reach = ({ reach: bring }: State, page: Page, address: string, { tag, spell }: Pseudo): Promise<unknown> =>
  bring({
    page,
    open: (path) => page.goto(`${address}/${tag}${path}`),
    say: (text) => sayIn(spell, text),
  });

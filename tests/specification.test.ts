import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const ENGLISH = Object.fromEntries(
  readdirSync(join(ROOT, 'src/messages/en')).map((file) => [
    file.replace('.json', ''),
    JSON.parse(read(`src/messages/en/${file}`)) as Record<string, string>,
  ]),
);

/** The specification's own words for what shoppers see (sections 2, 4 and 8), each with its message and where that is shown. */
const WORDS: readonly (readonly [words: string, message: string, shownBy: string])[] = [
  ['Home', 'shell.home', 'src/views/parts/breadcrumb.ts'],
  ['The Shop', 'shell.shop', 'src/views/parts/breadcrumb.ts'],
  ['Prev', 'lists.prev', 'src/islands/Pagination.tsx'],
  ['Next', 'lists.next', 'src/islands/Pagination.tsx'],
  ['Add to Cart', 'productActions.addToCart', 'src/components/product/AddForm.astro'],
  ['Add to Wishlist', 'productActions.wish', 'src/layouts/ProductPage.astro'],
  ['Share', 'productActions.share', 'src/layouts/ProductPage.astro'],
  ['Size Guide', 'productChoices.sizeGuide', 'src/components/product/SizeGuide.astro'],
  ['View Cart', 'cart.open', 'src/islands/cart/CartFrame.tsx'],
  ['Checkout', 'cart.checkoutButton', 'src/islands/cart/CartFrame.tsx'],
  ['Remove', 'controls.remove', 'src/islands/cart/CartRow.tsx'],
  ['Username or email address', 'login.nameOrEmail', 'src/islands/login/LoginForm.tsx'],
  ['Password', 'login.password', 'src/islands/login/LoginForm.tsx'],
  ['Remember me', 'login.rememberMe', 'src/islands/login/LoginForm.tsx'],
  ['Lost password?', 'login.lostPassword', 'src/islands/login/LoginForm.tsx'],
  ['Log In', 'login.logIn', 'src/islands/login/LoginForm.tsx'],
  ['Create Account', 'login.createAccount', 'src/islands/login/LoginForm.tsx'],
  ['Loading', 'controls.loading', 'src/islands/login/AccountForm.tsx'],
  ['Username', 'login.username', 'src/islands/login/RegisterForm.tsx'],
  ['Email address', 'login.email', 'src/islands/login/RegisterForm.tsx'],
  ['Password', 'login.password', 'src/islands/login/RegisterForm.tsx'],
  ['Register', 'login.register', 'src/islands/login/RegisterForm.tsx'],
  ['Email Id is Not Register..! Please Register', 'login.unknownAccount', 'src/browser/alerts/alerts.ts'],
  ['Invalid Login Details', 'login.wrongPassword', 'src/browser/alerts/alerts.ts'],
  ['Oops...', 'login.failedTitle', 'src/browser/alerts/alerts.ts'],
  ['Something went wrong!', 'login.failedText', 'src/browser/alerts/alerts.ts'],
  ['Why do I have this issue?', 'login.failedLink', 'src/browser/alerts/alerts.ts'],
  ['Item added to cart successfully!', 'cart.added', 'src/client/cart/say-added.ts'],
  ['Accept', 'consent.accept', 'src/client/consent/ask-consent.ts'],
];

/** The file of messages of a room: "product-actions" of "productActions". */
const fileOf = (room: string): string => room.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(WORDS)('“%s” is the specification’s own: %s, in %s', (words, message, shownBy) => {
  const [room = '', name = ''] = message.split('.');
  // Interface texts have one capital, at their beginning.
  expect(ENGLISH[fileOf(room)]?.[name]?.toLowerCase()).toBe(words.toLowerCase());
  expect(read(shownBy)).toContain(`${room}Text.${name}`);
});

test('the footer has policies, contact, tagline, copyright and promises', () => {
  const footer = read('src/components/Footer.astro');
  for (const part of ['groups.map', '<FooterContact', '<p>{tagline}</p>', '<p>{copyright}</p>', 'promises?.map'])
    expect(footer).toContain(part);
});

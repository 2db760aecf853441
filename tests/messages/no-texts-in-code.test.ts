// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is looked at
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTexts } from '../support/texts-in-code.ts';

/** In these folders and files every text for people is a message (src/messages). Add to them what has moved. */
const FINISHED = [
  // What browsers run.
  'src/{browser,client,islands,stores,worker}/**',
  // What the host writes.
  'src/api/notices/**',
  'src/api/records/documents/**',
  'src/api/entry/routes/documents/**',
  'src/core/order/bill.ts',
  // Pages of the host.
  'src/api/entry/routes/newsletter/newsletter-page.ts',
  'src/api/entry/routes/restock/pages.ts',
  'src/api/entry/routes/sellers/{link-page,change-routes}.ts',
  'src/api/ground/http/host-page.ts',
  // Answers of the host.
  'src/api/entry/routes/orders/{answer-order,return-picture-routes}.ts',
  'src/api/entry/routes/products/routes.ts',
  'src/api/entry/routes/sellers/{dashboard,return}-routes.ts',
  'src/api/ground/http/{answer,fields,upload-room}.ts',
  'src/api/ground/text/identity.ts',
  'src/api/records/accounts/{addresses,login,passwords,phone,profile,register,reset}.ts',
  'src/api/records/complaints/complaints.ts',
  'src/api/records/delivery/**',
  'src/api/records/orders/{cash-rules,find,pay-cash,place,pricing,refund-upi,return-pictures,returns}.ts',
  'src/api/records/payments/start.ts',
  'src/api/records/products/{pictures,read,save,shapes,table,table-pool}.ts',
  'src/api/records/restock/alerts.ts',
  'src/api/records/reviews/shapes.ts',
  'src/api/records/seller-orders/shipments.ts',
  'src/api/records/sellers/{changes,make-change,sign-up,stock}.ts',
];

/** What only looks like a text for people, by file. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // Commands of the operator, which stay English.
  'src/api/notices/operator-messages.ts': /^\w+ (?:list|review)\b/,
  'src/api/notices/undelivered-messages.ts': /^payouts adjust /,
  // For the sign of the rupee, which is not among the letters of an SMS.
  'src/api/notices/phone-texts.ts': /^Rs $/,
  // Styles, and a script.
  'src/api/records/documents/document-style.ts': /[{};]|^4in /,
  'src/api/records/documents/document-page.ts': /^const b=/,
  'src/api/ground/http/host-page.ts': /[{};]/,
  // Inline scripts, in which messages are written by client/boot/say.ts.
  ...Object.fromEntries(
    ['early', 'first-lines', 'first-part', 'instead', 'query', 'queue'].map((name) => [
      `src/client/boot/${name}.ts`,
      /[(=:]/,
    ]),
  ),
  // What scripts compare, or tell each other: keys of storage, and queries as the search reads them.
  'src/client/account/forget-traces.ts': /^checkout …$/,
  'src/client/account/own-account-sessions.ts': /^Unknown device$/,
  'src/client/checkout/placing-key.ts': /^checkout …$/,
  'src/client/messages/complaint.ts': /^complaint key$/,
  'src/client/orders/order-review.ts': /^review …$/,
  'src/client/payment/payment.ts': /^payment …$/,
  'src/client/product/restock.ts': /^any size of this product$/,
  'src/client/search/understood.ts': /^(?:for|size|under|above) …$|^… (?:years|to …)$/,
  'src/islands/Pagination.tsx': /^gap …$/,
  // Selectors, classes, ids and values of styles.
  'src/browser/sharpen.ts': /^, … …w$/,
  'src/client/boot/first-touch.ts': /^pan-y pinch-zoom$/,
  'src/client/product/sheet-content.ts': /^auto, …$/,
  'src/client/saving/held-pictures.ts': /^… show-picture$/,
  'src/client/seller/product-photos.ts': /^product-fields-/,
  'src/client/size/own-size.ts': /^thead th$/,
  // Of an address that nobody types.
  'src/api/entry/routes/documents/routes.ts': /^One of …\.$/,
};

const ROOT = join(import.meta.dirname, '../..');
const files = globSync(FINISHED, { cwd: ROOT }).filter((file) => /\.(?:ts|tsx|astro)$/.test(file));

test('files whose texts are messages hold no others', () => {
  const found = files.flatMap((file) =>
    findTexts(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter((text) => !ALLOWED[file]?.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(FINISHED)('%s is there', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
});

test.each(Object.keys(ALLOWED))('%s has what is allowed there', (file) => {
  expect(files).toContain(file);
  expect(findTexts(file, readFileSync(join(ROOT, file), 'utf8')).some((text) => ALLOWED[file]?.test(text))).toBe(true);
});

test.each([
  ['a.ts', "const a = 'Thank you';", 'Thank you'],
  ['a.ts', "const a = { total: 'Total' };", 'Total'],
  ['a.ts', 'const a = `Order ${number}`;', 'Order …'],
  ['a.ts', 'const a = html`<p class="a b">Order <b>${number}</b></p>`;', 'Order'],
  ['a.ts', 'const a = html`<img alt="A cup">`;', 'A cup'],
  ['a.ts', 'const a = html`<p>${isPaid && "Paid in cash"}</p>`;', 'Paid in cash'],
  ['a.tsx', 'const a = <p className="a b">Save {count}</p>;', 'Save'],
  ['a.tsx', 'const a = <Field hint="As on the label" />;', 'As on the label'],
  ['a.astro', '---\nconst title = "Your cart";\n---\n<h1>{title}</h1>', 'Your cart'],
  ['a.astro', '---\n---\n<p class="a b">Hello</p><style>p { margin: 0 }</style>', 'Hello'],
  ['a.astro', '<script>show("Added to cart");</script>', 'Added to cart'],
])('a text in %s is found: %s', (file, code, text) => {
  expect(findTexts(file, code)).toEqual([text]);
});

test.each([
  ['a.ts', "import { a } from './some folder/a.ts';"],
  ['a.ts', 'type A = "one word" | "two words";'],
  ['a.ts', 'throw new Error(`There is no ${name}.`);'],
  ['a.ts', "log.warn('the gateway is slow', { name });"],
  ['a.ts', 'const a = html`<p class="a b"${html` aria-current="page"`}>${text}</p>`;'],
  ['a.ts', 'const a = `${site}/order?number=${number}#key`;'],
  ['a.ts', "const a = ['text/html; charset=utf-8', `style-src ${hash}`, 'card card--wide', 'M0 0h3v1z'];"],
  ['a.tsx', 'const a = <svg viewBox="0 0 3 1" className="a b"><path d="M0 0h3v1z" /></svg>;'],
])('what is none in %s is not: %s', (file, code) => {
  expect(findTexts(file, code)).toEqual([]);
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is looked at
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTexts } from '../support/texts-in-code.ts';

/** In these folders and files every text for people is a message (src/messages). Add to them what has moved. */
const FINISHED = [
  // What browsers run.
  'src/{browser,client,islands,stores,worker}/**',
  'src/core/**',
  'src/orders/**',
  // What pages show.
  'src/views/**',
  'src/routes/**',
  'src/catalog/{delivery,facets,listings,products,search,site}/**',
  // Templates.
  'src/layouts/**',
  'src/components/*.astro',
  'src/components/{home,languages,lists,page,product}/*.astro',
  'src/components/{account,app,checkout,fields,orders,seller}/**',
  // What the host writes.
  'src/contract/**',
  'src/api/notices/**',
  // What is kept about people is listed by a command.
  'src/api/records/**/!(personal-data).ts',
  'src/api/office/**/*.ts',
  // What came of an action, for the dashboard and commands alike.
  'src/api/entry/outcomes/**',
  'src/api/entry/routes/**',
  'src/api/ground/{audit,http,leases,limits,net,outbox,shop,text}/**/!(personal-data).ts',
];

const all = (pattern: RegExp, ...files: readonly string[]): Record<string, RegExp> =>
  Object.fromEntries(files.map((file) => [file, pattern]));

/** What only looks like a text for people, by file. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // Names of states, emirates, couriers and companies, laws, and what shoppers type in any language.
  ...all(
    /./,
    'src/core/address/emirates.ts',
    'src/core/address/indian-states.ts',
    'src/core/search/words/devanagari.ts',
    'src/core/seller/courier-choices.ts',
    'src/core/settlement/source-taxes.ts',
    'src/core/site/feed-kinds.ts',
  ),
  'src/api/records/accounts/sessions/browser-name.ts': /^(?:[A-Z][a-z]+|UC Browser|Samsung Internet|Unknown device)$/,
  // What templates of products hold until they are filled.
  'src/components/lists/CardTemplate.astro': /^(?:Product|Brand)$/,
  'src/components/checkout/CheckoutLines.astro': /^Product$/,
  // The template of a seller's table, in the words of the catalogue.
  'src/core/product/product-columns.ts': /^(?!(?:SKU|MRP)$)/,
  // What the catalogue calls measurements.
  'src/core/size/size-finder.ts': /^[a-z]+ [a-z]+$/,
  // Kept with an order, and compared.
  'src/orders/order-words.ts': /^Cancelled by the shopper$/,
  // Styles, markup and scripts.
  ...all(
    /^[(<.]|[{};]|^(?:4in|… …w)/,
    'src/api/records/documents/document-page.ts',
    'src/api/records/documents/document-style.ts',
    'src/core/listing/card-image.ts',
    'src/core/offline/mark-copy.ts',
    'src/layouts/BrandColours.astro',
    'src/views/parts/picture-shapes.ts',
  ),
  // Names of what the forms of the dashboard do, which are those of commands.
  ...all(
    /^(?:complaints|messages|orders|payments|payouts|products|refunds|returns|reviews) (?:[a-z]+|…)$/,
    'src/api/office/operator/actions/money-actions.ts',
    'src/api/office/operator/actions/order-actions.ts',
    'src/api/office/operator/orders/order.ts',
    'src/api/office/operator/money/seller-account.ts',
    'src/api/office/seller/actions/order-actions.ts',
    'src/api/office/seller/actions/product-actions.ts',
    'src/api/office/seller/products/product-form.ts',
    'src/api/office/seller/orders/steps.ts',
    'src/api/office/seller/returns/return.ts',
  ),
  'src/api/office/seller/products/products.ts': /^products send$|^low priced$/,
  'src/api/office/seller/products/product-table.ts': /^attachment; filename="…"$/,
  'src/api/office/operator/money/upi-payments.ts': /^payments [a-z]+$/,
  'src/api/office/operator/money/refunds.ts': /^(?:payments|refunds) [a-z]+$/,
  'src/api/office/operator/orders/orders.ts': /^orders newest$/,
  'src/api/office/operator/orders/returns.ts': /^returns [a-z]+$|^low settled$/,
  'src/api/office/operator/money/payouts.ts': /^payouts make$|^amounts due$/,
  'src/api/office/operator/money/made-payouts.ts': /^payouts (?:fail|pay)$|^attachment;/,
  'src/api/office/kit/lists/table.ts': /^number sum$/,
  // Why nobody can cause a message, for whoever reads or adds one.
  'src/api/ground/outbox/message-kinds.ts':
    /^(?:a step|an answer|after|once|to a seller|as they|no message|a decision)\b/,
  // Names of what is counted, kept or queued, with whose it is.
  ...all(
    /^[a-z ]+(?: …)+$/,
    'src/api/ground/limits/known-clients.ts',
    'src/api/ground/limits/limits.ts',
    'src/api/ground/outbox/opt-outs.ts',
    'src/api/ground/outbox/asked.ts',
    'src/api/records/accounts/change-password.ts',
    'src/api/records/accounts/code-login.ts',
    'src/api/records/accounts/confirm-phone.ts',
    'src/api/records/accounts/email.ts',
    'src/api/records/accounts/sessions/own-sessions.ts',
    'src/api/records/accounts/proof.ts',
    'src/api/records/newsletter/newsletter.ts',
    'src/api/records/sellers/confirm-email.ts',
    'src/api/records/staff/people.ts',
    'src/api/records/staff/sign-in.ts',
  ),
  // Values of the host's API, and requests that no page sends.
  ...all(
    /^(?:[\w ]+ or \w+|One of …|A cursor|standard, the only option)\.$/,
    'src/api/entry/routes/documents/routes.ts',
    'src/contract/accounts.ts',
    'src/contract/payouts.ts',
    'src/contract/order-requests.ts',
    'src/contract/orders.ts',
    'src/contract/seller-orders.ts',
    'src/contract/sellers.ts',
    'src/contract/tracking.ts',
  ),
  ...all(
    /^(?:The (?:token|signature|headers?|body|files of the database|database) |A valid token|Shutting down|There is nothing at|This (?:path|site|request) |… [KM]B$|(?:Bearer|public,|other method|Origin$|Authorization$))/,
    'src/api/entry/routes/accounts/identify-caller.ts',
    'src/api/entry/routes/messages/whatsapp-routes.ts',
    'src/api/entry/routes/payments/webhook.ts',
    'src/api/ground/http/app.ts',
    'src/api/ground/http/drain.ts',
    'src/api/ground/http/exchange.ts',
    'src/api/ground/http/origin.ts',
    'src/api/ground/http/read-body.ts',
    'src/api/ground/http/run-route.ts',
  ),
  'src/api/entry/routes/meta/routes.ts':
    /^(?:Host|Shutting down\.|The files of the database .*|The database .*|public, .*)$/,
  // The description of the API.
  'src/api/ground/http/openapi.ts': /./,
  ...all(
    /^[A-Z][a-z]+(?: links)?$/,
    'src/api/entry/routes/messages/routes.ts',
    'src/api/entry/routes/payments/upi-routes.ts',
    'src/api/entry/routes/restock/routes.ts',
    'src/api/entry/routes/sellers/link-routes.ts',
  ),
  // What is asked of the database.
  ...all(
    / as \w+$|^is not distinct from$/,
    'src/api/entry/routes/sellers/open-link.ts',
    'src/api/records/orders/stuck.ts',
    'src/api/records/orders/unattended.ts',
    'src/api/records/payments/check.ts',
    'src/api/records/seller-orders/figures.ts',
  ),
  'src/api/records/payments/review.ts': / as \w+$/,
  'src/api/records/staff/sessions.ts': / as \w+$/,
  'src/api/ground/http/form-token.ts': /^form …$/,
  // Commands of the operator and what they print, which stay English, and errors of the host.
  'src/api/ground/outbox/channel.ts': /^not sent: …$/,
  'src/api/ground/outbox/phone-folder.ts': /^To: …/,
  'src/api/records/products/pull.ts': /^(?:its file|the category|… has this SKU)/,
  'src/api/records/stock/change-counts.ts': /^The stock has changed\.$/,
  ...all(
    /./,
    'src/api/records/ledger/check.ts',
    'src/api/records/ledger/check-sums.ts',
    'src/api/records/ledger/find-missing.ts',
    'src/api/records/payments/call-json.ts',
    'src/api/records/payments/call-razorpay.ts',
  ),
  // For the sign of the rupee, which is not among the letters of an SMS.
  'src/api/notices/phone-texts.ts': /^Rs $/,
  // Inline scripts, in which messages are written by client/boot/say.ts.
  ...Object.fromEntries(
    ['early', 'first-lines', 'first-part', 'instead', 'query', 'queue'].map((name) => [
      `src/client/boot/${name}.ts`,
      /[(=:]/,
    ]),
  ),
  // The manual of components, and what a build says of the catalogue.
  // A style.
  ...all(/^:root\{/, 'src/layouts/Frame.astro'),
  ...all(/./, 'src/layouts/StyleguidePage.astro', 'src/views/styleguide.ts', 'src/views/feeds/feed-gaps.ts'),
  // What products are called, and shoppers type.
  'src/catalog/products/look-traits.ts': /^(?:Occasion|Type)$/,
  'src/catalog/search/search-suggestions.ts': /^… for …$/,
  // Words of merchant feeds and of schema.org, and the files of a picture.
  ...all(
    /^(?:[<…]|in stock$|out of stock$)/,
    'src/views/feeds/google.ts',
    'src/views/feeds/meta.ts',
    'src/views/parts/picture-attributes.ts',
  ),
  ...all(
    /^(?:Product|Brand|Offer|Organization|customer service)$/,
    'src/views/json-ld/json-ld-shop.ts',
    'src/views/json-ld/json-ld-variants.ts',
    'src/views/json-ld/json-ld.ts',
  ),
  // What scripts compare, or tell each other: keys of storage, and queries as the search reads them.
  'src/client/account/forget-traces.ts': /^checkout …$/,
  'src/components/orders/OrderPages.astro': /^\? accessToken orders$/,
  'src/client/account/own-account-sessions.ts': /^Unknown device$/,
  'src/client/placing/placing-key.ts': /^checkout …$/,
  'src/client/messages/complaint.ts': /^complaint key$/,
  'src/client/orders/order-review.ts': /^review …$/,
  'src/client/payment/payment.ts': /^payment …$/,
  'src/client/product/restock.ts': /^any size of this product$/,
  'src/core/search/words/parse-query.ts': /^\$1 to $/,
  'src/core/search/words/price-forms.ts': /^(?:\(\?:₹ \?\|rs \)\?…|rs [\d,]+)$/,
  'src/client/search/understood.ts': /^(?:for|size|under|above) …$|^… (?:years|to …)$/,
  'src/islands/Pagination.tsx': /^gap …$/,
  // Selectors, classes, ids and values of styles.
  'src/browser/pictures/sharpen.ts': /^(?:…, )?… …w$/,
  'src/client/boot/boot.ts': /^li \[href\$="/,
  'src/client/boot/first-touch.ts': /^pan-y pinch-zoom$/,
  'src/client/product/sheet-content.ts': /^auto, …$/,
  'src/client/saving/held-pictures.ts': /^… show-picture$/,
  'src/client/size/own-size.ts': /^thead th$/,
  // A file of the catalogue, the end of an upload's address, and a list of passwords.
  'src/api/records/sellers/catalogue-file.ts': /^India$/,
  'src/api/records/products/prepare.ts': /^nothing: the field is missing$/,
  'src/api/records/seller-orders/exports.ts': /^attachment;/,
  'src/api/records/sellers/documents.ts': /PNG/,
  'src/api/records/accounts/passwords/weak-passwords.ts': /^# /,
  // Names of the dashboard's actions, kinds of tables, and the end of the names of amounts.
  ...Object.fromEntries(
    [
      ...[
        'orders/complaints',
        'orders/messages',
        'orders/reviews',
        'sellers/product',
        'sellers/products',
        'sellers/seller',
      ],
      ...['sellers/seller-changes', 'actions/seller-actions'],
    ].map((name) => [
      `src/api/office/operator/${name}.ts`,
      /^(?:complaints|messages|products|reviews|sellers) [a-z-]+$|^low [a-z]+$|^attachment;/,
    ]),
  ),
  'src/api/office/operator/trail/audit-words.ts': /^Minor$/,
  // Headers and cookies, and scripts of pages.
  'src/api/office/kit/page/routes.ts': /^private, /,
  'src/api/office/kit/page/guard.ts': /^(?:…=…)?; |^(?:Lax|Strict)$/,
  'src/api/office/kit/page/page-scripts.ts': /[(=]/,
  // Names that no person has, and of keys.
  'src/api/records/staff/operator-name.ts': /./,
  'src/api/records/staff/seal-code-secret.ts': /^haat one-time codes$/,
  'src/core/site/stored-keys.ts': /^complaint key$/,
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

test('styles hold no texts', () => {
  const found = globSync('src/**/*.{css,astro}', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s*content:(.*);$/gm)]
      .filter(([, value = '']) => /['"](?:\\.|[^'"\\])*\p{L}/u.test(value.replaceAll(/\\[\da-f]+|attr\([^)]*\)/gi, '')))
      .map(([line]) => `${file}: ${line.trim()}`),
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

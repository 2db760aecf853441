import { operatorProductsText } from '../../../../messages/rooms/operator-products.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import type { SellerProductRow } from '../../../ground/database/tables.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { parseMoney } from '../../../../core/money/parse-money.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { inSentence } from '../../../../core/text/text.ts';
import { columnWords, labelOfPath } from '../../../../core/product/column-words.ts';
import { listColumns, type PlainColumn } from '../../../../core/product/product-columns.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { listChanges } from '../../../records/products/compare.ts';
import { findRow } from '../../../records/products/decide.ts';
import { type Document, languagesOf, picturesOf, readFields } from '../../../../core/product/read-fields.ts';
import { findBySku, openFile } from '../../../records/products/files.ts';
import { readPicture } from '../../../records/products/pictures.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actionForm } from '../actions/actions.ts';
import { find, nameWords } from '../../kit/pieces/code-words.ts';
import { backLink, linkTo } from '../frame/links.ts';
import { actions, around, behind, behindButton, facts, hint, stateLabel, type Tone } from '../../kit/pieces/html.ts';
import { money } from '../../kit/pieces/format.ts';
import { table } from '../../kit/lists/table.ts';
import { reasonField } from '../../kit/pieces/fields.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { smallPicture } from '../../kit/pieces/pictures.ts';
import { namedSeller, readAccountIds } from '../frame/seller-paths.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import { picture, type Visit } from '../frame/visit.ts';

const PRODUCT_TONES: Readonly<Record<string, Tone>> = {
  submitted: 'going',
  changes: 'waits',
  approved: 'going',
  published: 'done',
};

/** The name of a category; the words of its id if it is not in the catalogue. */
export const nameCategory = ({ categories }: Shop, id: string): string => categories.get(id)?.title ?? nameWords(id);

/** The name of a field: "Price" for `offers.in.price`, with the market if it is not that of the category, and "Sizes 1 pieces" for `sizes[0].stock`. */
function nameField(field: string, marketId: string): string {
  const label = labelOfPath(field, marketId);
  if (label !== undefined) return label;
  const [, market] = /^offers\.(\w+)\./.exec(field) ?? [];
  const ofMarket = market === undefined ? undefined : labelOfPath(field, market);
  if (ofMarket !== undefined) return `${ofMarket} (${market})`;
  return withCapital(
    field
      .replace(/^(?:legal|attributes)\.|\.src$/g, '')
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : stepWords(step)))
      .join(' '),
  );
}

/** Steps of paths that are named like their columns. */
const COLUMNS: Readonly<Record<string, PlainColumn>> = {
  images: 'pictures',
  sizes: 'sizes',
  features: 'features',
  stock: 'stock',
};

function stepWords(step: string): string {
  const column = find(COLUMNS, step);
  return inSentence(column === undefined ? nameWords(step) : columnWords(column)[0]);
}

const marketOf = ({ categories, markets }: Shop, category: string) =>
  markets.get(categories.get(category)?.marketId ?? 'in');

/** The price in the market of the category; undefined if there is none yet. */
export function priceOf(shop: Shop, category: string, document: Document): string | undefined {
  const market = marketOf(shop, category);
  const { price = '' } = market ? readFields(document, { id: category, marketId: market.id }) : {};
  return priceWords(shop, market?.id, price);
}

/** An amount in a file as text; undefined for a value that is not an amount. */
function priceWords({ markets }: Shop, marketId: string | undefined, typed: string | undefined): string | undefined {
  const currency = marketId === undefined ? undefined : markets.get(marketId)?.currency;
  const minor = currency === undefined || typed === undefined ? undefined : parseMoney(typed, currency);
  return minor === undefined || currency === undefined ? undefined : money(minor, currency);
}

/** Fields that are shown elsewhere on the page. */
const SHOWN: ReadonlySet<string> = new Set(['sku', 'category', 'title', 'price', 'pictures']);

/** A new product by the fields of the seller's form, with the names that the seller sees. */
function describeNew(shop: Shop, category: string, document: Document): readonly (readonly [string, Content])[] {
  const market = marketOf(shop, category);
  const fields = market ? readFields(document, { id: category, marketId: market.id }) : {};
  const columns = listColumns(languagesOf(document)).filter(({ name }) => !SHOWN.has(name));
  return columns.map(({ name }) => {
    const value = fields[name];
    return [
      columnWords(name)[0],
      (name === 'mrp' && priceWords(shop, market?.id, value)) || value?.replaceAll(' | ', ', '),
    ];
  });
}

/** A product, its differences from its file, and the possible decisions. */
export async function productPage(visit: Visit): Promise<PageContent> {
  const { services, params } = visit;
  const row = await findRow(services.database.read, params['id'] ?? '');
  if (!row) throw new ProtocolError(404, operatorProductsText.noProduct);
  const shop = services.shop();
  const product = findBySku(shop, row.sku);
  const document = JSON.parse(row.document) as Document;
  const base: Document = (product && openFile(shop, product)?.document) ?? {};
  const pictures = picturesOf(document).map(
    (_, index) =>
      html` <img src="${linkTo(`/products/${row.id}/pictures/${index}`)}" alt="${operatorProductsText.photo({ number: index + 1 })}" width="160" loading="lazy">`,
  );
  const fields = listChanges(base, document);
  const changes =
    product &&
    table(
      [operatorProductsText.field, operatorProductsText.before, operatorProductsText.now],
      fields.map(({ field, before, after }) => {
        const [, market] = /^offers\.(\w+)\.(?:price|mrp)$/.exec(field) ?? [];
        const show = (value: string | undefined) => priceWords(shop, market, value) ?? value;
        return [
          nameField(field, marketOf(shop, row.category)?.id ?? 'in'),
          show(before),
          show(after) ?? html`<span class="soft">${operatorProductsText.takenAway}</span>`,
        ];
      }),
      { caption: operatorProductsText.changes, empty: operatorProductsText.noChanges },
    );
  const accounts = await readAccountIds(services);
  const about = facts([
    [operatorProductsText.seller, namedSeller(services, accounts, row.seller_id)],
    [operatorProductsText.sku, row.sku],
    [operatorProductsText.category, nameCategory(shop, row.category)],
    [operatorProductsText.price, priceOf(shop, row.category, document)],
    [operatorProductsText.askedFor, row.reason],
    ...(product ? [] : describeNew(shop, row.category, document)),
  ]);
  const shown =
    pictures.length === 0
      ? html`<p class="pictures">${smallPicture(undefined)}<span class="soft">${operatorProductsText.noPhotos}</span></p>`
      : html`<p class="pictures">${pictures}</p>`;
  const whole = html`<section class="card product"><h2>${operatorProductsText.product}</h2>${shown}${about}</section>`;
  const content = html`<div class="split"><div>${product && html`<h2>${operatorProductsText.whatChanges}</h2>${changes}`}${whole}</div>
<div>${decisionOn(visit, row, pictures.length > 0)}</div></div>`;
  const status = stateLabel(statusName(row.status), PRODUCT_TONES[row.status]);
  const state = html`<span class="labels">${status}${!product && stateLabel(operatorProductsText.newProduct)}</span>`;
  return {
    title: row.title,
    state,
    content,
    back: backLink('/products', operatorProductsText.title),
    section: '/products',
  };
}

/** The forms for deciding about a product. It can't be approved before it has photos. */
function decisionOn(visit: Visit, { id: word, status, version }: SellerProductRow, hasPhotos: boolean): Html {
  const options = { version: String(version) };
  const refuse = actionForm(visit, 'products refuse', {
    word,
    button: operatorProductsText.askForChanges,
    options,
    fields: [reasonField('seller', operatorProductsText.whatToChange)],
    isPlain: true,
  });
  const approve = actionForm(visit, 'products approve', {
    word,
    button: operatorProductsText.approve,
    options,
    isDisabled: !hasPhotos,
  });
  const forms =
    status === 'submitted'
      ? [approve, behindButton(operatorProductsText.askForChanges, refuse)]
      : status === 'approved' && behind(operatorProductsText.takeBackApproval, refuse);
  const warning = status === 'submitted' && !hasPhotos && hint(operatorProductsText.photosFirst);
  return around(
    actions(forms),
    (decision) => html`<section class="card"><h2>${operatorProductsText.decision}</h2>${warning}${decision}</section>`,
  );
}

/** A picture of a product, for people who are signed in. */
export const productPicture = (services: HostServices): PageRoute =>
  picture(services, '/products/{id}/pictures/{index}', async ({ params: { id = '', index } }) => {
    const { read } = services.database;
    const row = await findRow(read, id);
    const name = row && picturesOf(JSON.parse(row.document) as Document)[Number(index)];
    return name === undefined ? undefined : readPicture(read, name);
  });

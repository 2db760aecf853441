import { furtherLanguages } from '../../../../catalog/further-languages.ts';
import type { TableAnswer } from '../../../../contract/products.ts';
import { CLEAR_CELL, productTemplate } from '../../../../core/product/product-columns.ts';
import type { FormField } from '../../../../core/site/form-field.ts';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { officeText } from '../../../../messages/rooms/office.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { type ErrorBody, tooMany } from '../../../ground/http/answer.ts';
import { fileAnswer } from '../../../ground/http/file-answer.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { downloadTable } from '../../../records/products/download.ts';
import { keepTable, previewTable } from '../../../records/products/table.ts';
import type { HostServices } from '../../../entry/services.ts';
import { hiddenFields, type Typed } from '../../kit/pieces/fields.ts';
import { formFields, problemSummary } from '../../kit/forms/form.ts';
import { actions } from '../../kit/pieces/html.ts';
import { type PageContent, redirectTo } from '../../kit/page/layout.ts';
import { shrinkScript } from '../../kit/page/page-scripts.ts';
import type { Outcome } from '../../kit/page/routes.ts';
import type { SentFiles } from '../../kit/page/uploads.ts';
import { backLink, HOME, linkTo } from '../frame/links.ts';
import { shopOf, shopPage, type ShopVisit, upload, type Visit } from '../frame/visit.ts';
import { keepPhotos } from './keep-photo.ts';
import { PRODUCT_TABLE, PRODUCTS } from './products.ts';
import { hasSeen, keptTable, previewPage, readMeanings } from './table-preview.ts';
import { rowsNotice } from './table-result.ts';

const TEMPLATE = `${PRODUCT_TABLE}/template.csv`;
const DOWNLOAD = `${PRODUCT_TABLE}/download`;
const OWN_PRODUCTS = `${PRODUCT_TABLE}/products.csv`;
const TABLE_TYPES =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads of a table of products with their photos, its template, and the present products as such a table. */
export const productTablePages = (services: HostServices): PageRoute[] => [
  shopPage(services, PRODUCT_TABLE, async (visit) => tablePage(visit), PRODUCTS),
  shopPage(services, TEMPLATE, async () =>
    csvAnswer(productTemplate(furtherLanguages(services.shop().markets.values())), 'products.csv'),
  ),
  shopPage(services, DOWNLOAD, downloadPage, PRODUCTS),
  shopPage(services, OWN_PRODUCTS, async ({ shop, query: { after = '' } }) =>
    csvAnswer(
      (await downloadTable(services, shop.sellerId, after)).csv,
      after === '' ? 'products.csv' : 'products-next.csv',
    ),
  ),
  upload(services, PRODUCT_TABLE, { mostBytes: UPLOAD_BYTES.picture, take, back: PRODUCTS }),
];

const csvAnswer = (csv: string, name: string): Response =>
  fileAnswer(Buffer.from(csv), 'text/csv; charset=utf-8', { 'content-disposition': `attachment; filename="${name}"` });

/** How many products the table for download has, and where the next one begins. */
async function downloadPage({ services, shop, query: { after = '' } }: ShopVisit): Promise<PageContent> {
  const { products, leftOut, next } = await downloadTable(services, shop.sellerId, after);
  const link = (path: string, from: string, text: string, isPlain = false): Html =>
    html`<a class="button${isPlain && ' plain'}" href="${linkTo(path, { after: from })}">${text}</a>`;
  return {
    title: sellerProductsText.download,
    back: backLink(PRODUCT_TABLE, sellerProductsText.spreadsheet),
    content: html`<p>${sellerProductsText.inFile({ count: products })}${leftOut > 0 && ` ${sellerProductsText.withVariants({ count: leftOut })}`}</p>
${actions([products > 0 && link(OWN_PRODUCTS, after, officeText.downloadTable), next !== undefined && link(DOWNLOAD, next, sellerProductsText.downloadNext, true)])}`,
  };
}

const FIELDS: readonly FormField[] = [
  {
    name: 'table',
    label: () => sellerProductsText.spreadsheet,
    type: 'file',
    attributes: { accept: TABLE_TYPES },
  },
  {
    name: 'pictures',
    label: () => sellerProductsText.photos,
    hint: () =>
      [sellerProductsText.picturesHint, officeText.photosTogether({ most: UPLOAD_BYTES.picture / 1e6 })].join(' '),
    type: 'file',
    isOptional: true,
    attributes: { accept: 'image/*', multiple: '', 'data-shrink': '' },
  },
];

interface ShownTable {
  readonly problems?: Typed['problems'];
  readonly told?: PageContent['told'];
  readonly status?: number;
  /** The results of the uploaded rows. */
  readonly result?: TableAnswer;
}

function tablePage(
  { session }: ShopVisit,
  { problems = {}, told, status = 200, result }: ShownTable = {},
): PageContent {
  const typed: Typed = { values: {}, problems };
  const how = html`<p>${withTags(sellerProductsText.template, (_, text) => html`<a href="${linkTo(TEMPLATE)}" download>${text}</a>`)}</p><p>${withTags(sellerProductsText.rules({ cell: CLEAR_CELL }), (_, text) => html`<b>${text}</b>`)}</p>
<p><a class="button plain" href="${linkTo(DOWNLOAD)}">${sellerProductsText.download}</a></p>`;
  return {
    title: sellerProductsText.upload,
    back: backLink(PRODUCTS, sellerProductsText.back),
    content: html`${result && rowsNotice(result, true)}${problemSummary(typed, FIELDS)}<section class="card">${how}<form class="narrow" method="post" enctype="multipart/form-data" action="${linkTo(PRODUCT_TABLE)}">${hiddenFields({ form: session.formToken })}${formFields(FIELDS, typed, true)}<button type="submit">${sellerProductsText.uploadButton}</button></form></section>`,
    section: PRODUCTS,
    status,
    ...(told && { told }),
    script: shrinkScript(),
  };
}

/** Stores the chosen photos, and shows the table before its good rows are stored as drafts. */
async function take(visit: Visit, form: SentFiles): Promise<Outcome> {
  const open = shopOf(visit);
  if (!open) return redirectTo(HOME, HOME.path);
  const { services, shop } = open;
  const refuse = ({ code, message, fields: problems }: ErrorBody): PageContent =>
    tablePage(open, { status: code, ...(problems ? { problems } : { told: { isError: true, text: message } }) });
  const { fields, files, isTooLarge } = form;
  const { problem } = await keepPhotos(open, form, 'pictures');
  if (isTooLarge) return tablePage(open, { status: 413, problems: { pictures: problem ?? '' } });
  const sent = files.find(({ field }) => field === 'table')?.content ?? (await keptTable(fields));
  const problems = {
    ...(sent ? {} : { table: sellerProductsText.chooseSpreadsheet }),
    ...(problem !== undefined && { pictures: problem }),
  };
  if (!sent) return tablePage(open, { status: 422, problems });
  if (sent.length > UPLOAD_BYTES.table)
    return tablePage(open, {
      status: 413,
      problems: { ...problems, table: officeText.fileLarge({ most: UPLOAD_BYTES.table / 1e6 }) },
    });
  const wait = await chargeNow(services, [['upload-seller', shop.id]]);
  if (wait !== undefined) return refuse(tooMany(wait).error);
  const read = await previewTable(services, shop, sent, readMeanings(services, fields));
  if ('error' in read) return refuse(read.error);
  if (problem !== undefined) return previewPage(open, sent, read.data, { isError: true, text: problem });
  if (fields.get('way') !== 'keep') return previewPage(open, sent, read.data);
  if (!hasSeen(fields, read.data))
    return previewPage(open, sent, read.data, { isError: true, text: sellerProductsText.meaningsChanged });
  const kept = await keepTable(services, shop, read.data);
  return 'error' in kept ? refuse(kept.error) : tablePage(open, { result: kept.data });
}

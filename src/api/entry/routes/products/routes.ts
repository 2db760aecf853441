import { z } from 'zod';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { answersSellersText } from '../../../../messages/rooms/answers-sellers.ts';
import { line, nothing, sku } from '../../../../contract/fields.ts';
import { fail, ok, tooMany } from '../../../ground/http/answer.ts';
import { fileAnswer } from '../../../ground/http/file-answer.ts';
import type { Route, UploadInput } from '../../../ground/http/route.ts';
import { chargeNow } from '../../../ground/limits/limits.ts';
import { dashboard, sellerOf } from '../sellers/dashboard.ts';
import type { HostServices } from '../../services.ts';
import { downloadTable } from '../../../records/products/download.ts';
import { keepPicture } from '../../../records/products/pictures.ts';
import { listProducts, openProduct } from '../../../records/products/read.ts';
import { discardProduct, saveProduct, submitProducts } from '../../../records/products/save.ts';
import {
  openedProduct,
  pictureAnswer,
  productRequest,
  productTable,
  sellerProductList,
  submissionAnswer,
  submissionRequest,
  tableAnswer,
} from '../../../../contract/products.ts';
import { takeTable } from '../../../records/products/table.ts';
import { readOwnThumbnail } from '../../../records/products/thumbnails.ts';

const productPath = z.object({ sku });

/** The products that a seller lists: drafts, tables, pictures, and their submission to the operator. */
export const productRoutes = (services: HostServices): Route[] => [...draftRoutes(services), ...uploadRoutes(services)];

const draftRoutes = (services: HostServices): Route[] => [
  dashboard.get('/seller/products', {
    summary: 'The products of the shop: those that were typed or uploaded, and those of the catalogue',
    data: sellerProductList,
    codes: [403],
    handle: async ({ caller }) => ok(await listProducts(services, sellerOf(caller).sellerId)),
  }),
  dashboard.get('/seller/products/{sku}', {
    summary: 'A product as the form shows it',
    params: productPath,
    data: openedProduct,
    codes: [403, 409],
    handle: ({ params, caller }) => openProduct(services, sellerOf(caller).sellerId, params.sku),
  }),
  dashboard.get('/seller/products/{sku}/picture', {
    summary: 'A small copy of the first picture of a product, where it was uploaded',
    params: productPath,
    mediaType: 'image/webp',
    data: z.string(),
    codes: [403],
    handle: async ({ params, caller }) => {
      const found = await readOwnThumbnail(services, sellerOf(caller).sellerId, params.sku);
      return found ? fileAnswer(found, 'image/webp') : fail(404, answersSellersText.noPicture);
    },
  }),
  dashboard.post('/seller/products', {
    summary: 'Keep a product as a draft',
    body: productRequest,
    data: openedProduct,
    codes: [403, 404, 409],
    handle: ({ body, caller }) => saveProduct(services, sellerOf(caller), body.fields, body.version),
  }),
  dashboard.post('/seller/products/{sku}/discard', {
    summary: 'Drop the draft of a product',
    params: productPath,
    data: nothing,
    codes: [403],
    handle: ({ params, caller }) => discardProduct(services, sellerOf(caller), params.sku),
  }),
  dashboard.post('/seller/product-submissions', {
    summary: 'Submit drafts to the operator',
    body: submissionRequest,
    data: submissionAnswer,
    codes: [403],
    handle: ({ body, caller }) => submitProducts(services, sellerOf(caller), body),
  }),
];

function uploadRoutes(services: HostServices): Route[] {
  const refuse = async ({ caller }: UploadInput) => {
    const wait = await chargeNow(services, [['upload-seller', sellerOf(caller).id]]);
    return wait === undefined ? undefined : tooMany(wait);
  };
  return [
    dashboard.get('/seller/product-table', {
      summary: 'The products of the shop as a table that can be changed and uploaded, as many as an upload may have',
      query: z.object({ after: sku.optional() }),
      data: productTable,
      codes: [403],
      handle: async ({ query, caller }) =>
        ok(await downloadTable(services, sellerOf(caller).sellerId, query.after ?? '')),
    }),
    dashboard.post('/seller/product-table', {
      summary: 'Upload a table of products as CSV: good rows are kept as drafts',
      upload: { mediaType: 'text/csv', mostBytes: UPLOAD_BYTES.table, refuse },
      data: tableAnswer,
      codes: [403, 422, 429],
      handle: ({ upload, caller }) => takeTable(services, sellerOf(caller), upload),
    }),
    dashboard.post('/seller/product-pictures', {
      summary: 'Upload a picture',
      query: z.object({ name: line(200) }),
      upload: { mediaType: 'image/*', mostBytes: UPLOAD_BYTES.picture, refuse },
      data: pictureAnswer,
      codes: [403, 409, 429],
      handle: ({ query, upload, caller }) => keepPicture(services, sellerOf(caller), query.name, upload),
    }),
  ];
}

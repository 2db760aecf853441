import { furtherLanguages } from '../../../../catalog/further-languages.ts';
import { checkSizes } from '../../../../core/product/column-rows.ts';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { productRequest } from '../../../../contract/products.ts';
import type { ErrorBody } from '../../../ground/http/answer.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { openProduct } from '../../../records/products/read.ts';
import { findProductProblems, saveProduct, submitProducts } from '../../../records/products/save.ts';
import { readPhoto } from '../../../records/products/thumbnails.ts';
import type { HostServices } from '../../../entry/services.ts';
import { missingFields, problemsOf } from '../../kit/forms/form.ts';
import { type PageContent, redirectTo } from '../../kit/page/layout.ts';
import type { Outcome } from '../../kit/page/routes.ts';
import type { SentFiles } from '../../kit/page/uploads.ts';
import { backLink, HOME } from '../frame/links.ts';
import { picture, shopOf, shopPage, type ShopVisit, upload, type Visit } from '../frame/visit.ts';
import { keepPhotos } from './keep-photo.ts';
import { columnFields, type FormShop } from './product-fields.ts';
import { PHOTO, productForm, SAVE_PRODUCT, type ShownForm } from './product-form.ts';
import { isDraft } from './product-state.ts';
import { NEW_PRODUCT, PRODUCTS } from './products.ts';
import { changeTyped, fieldsToKeep, readTypedProduct, type TypedProduct, typedOf } from './typed-product.ts';

/** The pages of a single product, new or to change. */
export const productPages = (services: HostServices): PageRoute[] => [
  shopPage(
    services,
    NEW_PRODUCT,
    async (visit) => productForm(visit, { shop: shopOfForm(services), typed: typedOf({}, 0) }),
    PRODUCTS,
  ),
  shopPage(services, `${PRODUCTS}/of/{sku}`, openedPage, PRODUCTS),
  upload(services, SAVE_PRODUCT, { mostBytes: UPLOAD_BYTES.picture, take, back: PRODUCTS }),
  picture(
    services,
    PHOTO,
    async ({ context: { shop }, query: { name = '', sku = '' } }) =>
      shop && readPhoto(services, shop.sellerId, { name, sku }),
  ),
];

/** What the form needs of the shop. */
function shopOfForm({ shop }: HostServices): FormShop {
  const { categories, markets, store } = shop();
  return {
    categories: [...categories.values()].map(({ id, title }) => ({ id, title })),
    languages: furtherLanguages(markets.values()),
    currency: markets.get(store.defaultMarket)?.currency ?? 'INR',
  };
}

async function openedPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, params } = visit;
  const opened = await openProduct(services, shop.sellerId, params['sku'] ?? '');
  if ('error' in opened)
    return {
      title: opened.error.message,
      back: backLink(PRODUCTS, sellerProductsText.back),
      status: opened.error.code,
    };
  const { product, fields } = opened.data;
  return productForm(visit, { shop: shopOfForm(services), typed: typedOf(fields, product.version), product });
}

/** Stores chosen photos and, if that was requested, what was typed. Nothing that was typed is lost. */
async function take(visit: Visit, sent: SentFiles): Promise<Outcome> {
  const open = shopOf(visit);
  if (!open) return redirectTo(HOME, HOME.path);
  const { services, shop } = open;
  const formShop = shopOfForm(services);
  const known = sent.fields.get('known');
  const opened = known === null ? undefined : await openProduct(services, shop.sellerId, known);
  const product = opened && !('error' in opened) ? opened.data.product : undefined;
  const read = readTypedProduct(sent.fields, formShop.languages);
  const photos = await keepPhotos(open, sent, 'photos');
  const withPhotos = { ...read, photos: [...new Set([...read.photos, ...photos.names])] };
  const typed = changeTyped(withPhotos, sent.fields.get('way') ?? '');
  const show = (more: Partial<ShownForm> = {}): PageContent =>
    productForm(open, { shop: formShop, typed, product, ...more });
  const refuse = ({ code, message, fields }: ErrorBody): PageContent => {
    const { row, ...problems } = withoutPrefix(fields ?? {});
    const text = row ?? (fields ? undefined : message);
    return show({ problems, status: code, ...(text !== undefined && { told: { isError: true, text } }) });
  };
  const way = sent.fields.get('way');
  if (way !== 'save' && way !== 'send')
    return show(photos.problem === undefined ? {} : { status: 422, problems: { pictures: photos.problem } });
  const own = findProblems(typed, formShop);
  const problems = { ...own, ...(photos.problem !== undefined && { pictures: photos.problem }) };
  if (Object.keys(problems).length > 0) {
    // All problems are shown at once.
    const found = withoutPrefix(await findProductProblems(services, shop, fieldsToKeep(typed)));
    return show({ problems: { ...found, ...problems }, status: 422 });
  }
  const saved = await saveProduct(services, shop, fieldsToKeep(typed), typed.version);
  if ('error' in saved) return refuse(saved.error);
  const { id, sku, version } = saved.data.product;
  if (!isDraft(saved.data.product)) return { isError: false, text: sellerProductsText.nothingChanged({ sku }) };
  if (way === 'save' || id === undefined) return { isError: false, text: sellerProductsText.savedDraft({ sku }) };
  const submitted = await submitProducts(services, shop, { products: [{ id, version }] });
  return 'error' in submitted
    ? { isError: true, text: submitted.error.message }
    : { isError: false, text: sellerProductsText.sentOne({ sku }) };
}

/** What is wrong before the rules of the catalogue are applied. */
function findProblems(typed: TypedProduct, shop: FormShop): Readonly<Record<string, string>> {
  const fields = fieldsToKeep(typed);
  const sizes = checkSizes(fields.sizes ?? '');
  return {
    ...withoutPrefix(problemsOf(productRequest.safeParse({ version: typed.version, fields }).error)),
    ...(sizes !== undefined && { sizes }),
    ...missingFields([...columnFields(shop).values()], { values: fields }),
  };
}

const withoutPrefix = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([name, text]) => [name.replace(/^fields\./, ''), text]));

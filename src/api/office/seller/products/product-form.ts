import type { SellerProduct } from '../../../../contract/products.ts';
import { rowsOf } from '../../../../core/product/column-rows.ts';
import type { ColumnName } from '../../../../core/product/product-columns.ts';
import { MAX_PICTURES } from '../../../../core/site/constants.ts';
import type { FormField } from '../../../../core/site/form-field.ts';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { controlsText } from '../../../../messages/rooms/controls.ts';
import { officeText } from '../../../../messages/rooms/office.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import { field, hiddenFields } from '../../kit/pieces/fields.ts';
import { formField, formPart, idOf, problemSummary } from '../../kit/forms/form.ts';
import { behind, hint, stateLabel } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { ROWS_SCRIPT, shrinkScript } from '../../kit/page/page-scripts.ts';
import { smallPicture } from '../../kit/pieces/pictures.ts';
import { hasPhoto } from '../../../records/products/thumbnails.ts';
import { actionForm } from '../actions/actions.ts';
import { backLink, HOME, linkTo } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { columnFields, type FormShop, furtherColumns, PARTS } from './product-fields.ts';
import { isDraft, labelOf } from './product-state.ts';
import { PRODUCTS } from './products.ts';
import type { TypedProduct } from './typed-product.ts';

/** The path to which the form is sent, and below which its pictures are. */
export const SAVE_PRODUCT = `${PRODUCTS}/save`;
export const PHOTO = `${PRODUCTS}/photo`;

export interface ShownForm {
  readonly shop: FormShop;
  readonly typed: TypedProduct;
  /** The product to change; undefined for a new one. */
  readonly product?: SellerProduct | undefined;
  /** What is wrong, by column. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly told?: Notice | undefined;
  readonly status?: number;
}

/** The form of a product, with what was typed. */
export function productForm(visit: ShopVisit, shown: ShownForm): PageContent {
  const { shop, typed, product, problems = {}, told, status = 200 } = shown;
  const fields = columnFields(shop);
  const further = furtherColumns(shop);
  const draw = (names: readonly ColumnName[]): Html =>
    html`${names.map((name) => {
      const one = fields.get(name);
      return one && columnField(one, name, shown);
    })}`;
  const isOpen = further.some((name) => typed.fields[name] || problems[name] !== undefined);
  const parts = PARTS().map(({ title, names, hint: words }) =>
    formPart(title, html`${words && hint(words)}${names.includes('sizes') && sizing(typed)}${draw(names)}`),
  );
  const pictures: FormField = { name: 'pictures', label: () => sellerProductsText.photos, attributes: {} };
  const summary = problemSummary({ values: {}, problems }, [pictures, ...fields.values()]);
  const hidden = { form: visit.session.formToken, version: String(typed.version), known: product?.sku };
  // The Enter key activates the first button.
  const content = html`${hint(sellerProductsText.reviewHint)}${product?.reason && html`<p class="notice warn">${sellerProductsText.changeThis({ reason: product.reason })}</p>`}${summary}
<form class="parts" method="post" enctype="multipart/form-data" action="${linkTo(SAVE_PRODUCT)}">${hiddenFields(hidden)}<button class="unseen" type="submit" name="way" value="save" tabindex="-1" aria-hidden="true">${sellerProductsText.saveDraft}</button>
${photoPart(visit, shown)}${parts}
<details class="card"${isOpen && html` open`}><summary>${sellerProductsText.more} <span class="soft">${sellerProductsText.moreHint}</span></summary><fieldset aria-label="${sellerProductsText.more}">${draw(further)}</fieldset></details>
<div class="actions"><button type="submit" name="way" value="send">${sellerProductsText.sendForReview}</button><button class="plain" type="submit" name="way" value="save">${sellerProductsText.saveDraft}</button></div></form>${product && discardForm(visit, product)}`;
  return {
    title: product ? sellerProductsText.edit({ title: product.title }) : sellerProductsText.add,
    back: backLink(PRODUCTS, sellerProductsText.back),
    content,
    ...(product && { state: stateLabel(...labelOf(product, undefined)) }),
    section: PRODUCTS,
    status,
    ...(told && { told }),
    script: shrinkScript() + ROWS_SCRIPT,
  };
}

/** The field of a column. A list has a row of fields for each entry. */
function columnField(one: FormField, name: ColumnName, { typed, problems = {}, product }: ShownForm): Html {
  const kind = rowsOf(name);
  const isNeeded = !one.isOptional;
  if (kind) return rowsField(one, name, typed.fields[name] ?? '', problems[name]);
  const shown: FormField = {
    ...one,
    label: () => (isNeeded ? `${one.label()} *` : one.label()),
    // The SKU of a product can't be changed.
    attributes: { ...one.attributes, ...(name === 'sku' && product && { readonly: '' }) },
  };
  const drawn = formField(shown, { values: typed.fields, problems }, isNeeded);
  return name === 'stock' ? html`<div data-sizing="stock">${drawn}</div>` : drawn;
}

/** How many empty rows follow the filled ones; below, the fewest rows of all. */
const EMPTY_ROWS = 1;
const LEAST_ROWS = 3;

function rowsField(one: FormField, name: ColumnName, text: string, problem: string | undefined): Html {
  const kind = rowsOf(name);
  if (!kind) return html``;
  const filled = kind.read(text);
  const count = Math.max(LEAST_ROWS, filled.length + EMPTY_ROWS);
  const id = idOf(name);
  const rows = Array.from(
    { length: count },
    (_, row) =>
      html`<li>${kind.fields.map(({ label, placeholder, isNumber }, part) =>
        field(label, `${name}.${row}.${part}`, {
          value: filled[row]?.[part] || undefined,
          placeholder,
          autocomplete: 'off',
          inputmode: isNumber ? 'numeric' : undefined,
        }),
      )}<button class="plain" type="button" data-row="remove" hidden aria-label="${controlsText.remove}">×</button></li>`,
  );
  return html`<div class="wide entries-of" id="${id}" role="group" aria-label="${one.label()}" tabindex="-1"${name === 'sizes' && html` data-sizing="sizes"`}><b>${one.label()}</b><ul class="entry-rows" data-columns="${kind.fields.length}">${rows}</ul>${problem !== undefined && html`<span class="bad">${problem}</span>`}<button class="plain" type="submit" name="way" value="rows" formnovalidate data-row="add">${kind.add}</button></div>`;
}

/** Asks whether a product has one size or several. */
const sizing = ({ hasSizes }: TypedProduct): Html =>
  html`<div class="choices" role="radiogroup" aria-label="${sellerProductsText.sizesAndStock}">${[
    ['stock', sellerProductsText.oneSize] as const,
    ['sizes', sellerProductsText.severalSizes] as const,
  ].map(
    ([value, text]) =>
      html`<label class="check"><input type="radio" name="sizing" value="${value}"${(value === 'sizes') === hasSizes && ' checked'}> ${text}</label>`,
  )}</div>`;

/** The photos of a product in their order, and a field to add more. */
function photoPart(visit: ShopVisit, { typed: { photos }, product, problems = {} }: ShownForm): Html {
  const id = idOf('pictures');
  const problem = problems['pictures'];
  const list = photos.map((name, index) => {
    const photo = sellerProductsText.photo({ number: index + 1 });
    const button = (way: string, sign: string, label: string): Html =>
      html`<button class="plain" type="submit" name="way" value="${way} ${index}" formnovalidate aria-label="${label}">${sign}</button>`;
    return html`<li>${hiddenFields({ photo: name })}${smallPicture(hasPhoto(visit.services, visit.shop.sellerId, { name, sku: product?.sku ?? '' }) ? linkTo(PHOTO, { name, sku: product?.sku }) : undefined)}<span>${photo}</span>${index > 0 && button('up', '↑', officeText.movePhoto({ photo }))}${button('out', '×', sellerProductsText.removePhoto({ photo }))}</li>`;
  });
  const described = [problem !== undefined && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');
  const hints = [
    sellerProductsText.photosHint({ most: MAX_PICTURES }),
    officeText.photosTogether({ most: UPLOAD_BYTES.picture / 1e6 }),
  ].join(' ');
  return formPart(
    sellerProductsText.photos,
    html`${list.length > 0 && html`<ol class="photos">${list}</ol>`}<div class="field wide"><label for="${id}">${sellerProductsText.addPhotos}</label><input type="file" id="${id}" name="photos" accept="image/*" multiple data-shrink aria-describedby="${described}"${problem !== undefined && html` aria-invalid="true"`}><span class="soft" id="${id}-hint">${hints}</span>${problem !== undefined && html`<span class="bad" id="${id}-error">${problem}</span>`}</div><p><button class="plain" type="submit" name="way" value="photos" formnovalidate>${officeText.uploadPhotos}</button></p>`,
  );
}

/** Discards what was typed about a product, behind a click that says so. */
function discardForm(visit: ShopVisit, product: SellerProduct): Html | undefined {
  if (!isDraft(product) && product.status !== 'submitted') return undefined;
  const discard = actionForm({ ...visit, here: `${HOME.path}${PRODUCTS}` }, 'products discard', {
    word: product.sku,
    button: sellerProductsText.discard,
    isPlain: true,
  });
  return behind(sellerProductsText.discard, html`${hint(officeText.discardHint)}${discard}`);
}

import type { OpenedProduct, SellerProduct, SellerProductList, SubmissionAnswer } from '../../contract/products.ts';
import { checkSizes } from '../../core/product/column-rows.ts';
import type { ColumnName, ProductFields } from '../../core/product/product-columns.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { make } from '../../browser/make.ts';
import { tell } from '../../browser/notice.ts';
import { onSend } from '../forms/form-send.ts';
import { checkForm, clearErrors, showErrors } from '../../browser/forms/form-errors.ts';
import { report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';
import { makeCards, makeFurther, showSizing, SIZING } from './product-fields.ts';
import { PHOTOS, ProductPhotos } from './product-photos.ts';

const PREFIX = 'fields.';
const RULES = { 'fields.sizes': checkSizes };

/** The page of one product, in the place of the list. */
export class ProductForm {
  readonly #form: HTMLFormElement;
  readonly #title = make('h2', { className: 'dashboard__title', id: 'product-title', tabIndex: -1 });
  readonly #photos: ProductPhotos;
  readonly #saved: () => void;
  /** Of the shop besides English, once they are known. */
  languages: SellerProductList['languages'] = [];
  #version = 0;
  /** Whether a new product was typed and is not saved: it is there again when the form is opened the next time. */
  #isKept = false;
  #opener: Element | null = null;

  /** `saved` is called when a product was saved. */
  constructor(container: HTMLElement, dashboard: HTMLElement, saved: () => void) {
    this.#saved = saved;
    this.#photos = new ProductPhotos(dashboard, (file, refused) => {
      if (refused.code === 422)
        showErrors(this.#form, { [PHOTOS]: `${file.name}: ${refused.fields['picture'] ?? ''}` });
      else report(this.#form, refused);
    });
    const close = make('button', { className: 'link-button editor__back', type: 'button' }, sellerProductsText.back);
    this.#form = make(
      'form',
      { className: 'editor', hidden: true },
      make(
        'div',
        { className: 'form editor__body' },
        close,
        this.#title,
        make('p', { className: 'soft small' }, sellerProductsText.reviewHint),
        make('div', { className: 'form__summary', role: 'alert', tabIndex: -1, hidden: true }),
        this.#photos.card,
        ...makeCards(),
      ),
      // Beside the rest, as what is in a grid does not stay in view outside its row.
      make(
        'div',
        { className: 'editor__actions' },
        make(
          'button',
          { className: 'button button--quiet', type: 'submit', value: 'save' },
          sellerProductsText.saveDraft,
        ),
        make('button', { className: 'button', type: 'submit', value: 'send' }, sellerProductsText.sendForReview),
      ),
    );
    this.#form.setAttribute('aria-labelledby', this.#title.id);
    container.append(this.#form);
    onSend(this.#form, (way) => this.#save(way === 'send'));
    close.addEventListener('click', () => this.close());
  }

  /** The categories to choose from, and the languages that have fields of their own. */
  offer({ categories, languages }: SellerProductList): void {
    const select = this.#control('category');
    if (!(select instanceof HTMLSelectElement) || select.options.length > 1) return;
    this.languages = languages;
    select.append(...categories.map(({ id, title }) => new Option(title, id)));
    this.#form.querySelector('details .editor__fields')?.append(...makeFurther(languages));
  }

  openNew(): void {
    if (this.#isKept) this.#unfold();
    else this.#show({});
    this.#isKept = true;
  }

  async openProduct(sku: string): Promise<void> {
    const answer = await askAsSeller<OpenedProduct>(`/seller/products/${encodeURIComponent(sku)}`);
    if (!answer.ok) {
      if (answer.code === 409) tell(answer.message);
      else report(this.#form, answer);
      return;
    }
    this.#show(answer.data.fields, answer.data.product);
    this.#isKept = false;
  }

  close(): void {
    this.#form.hidden = true;
    const opener = this.#opener?.isConnected ? this.#opener : this.#form.parentElement?.querySelector('[data-new]');
    if (opener instanceof HTMLElement) opener.focus();
  }

  #control(name: string): Element | RadioNodeList | null {
    return this.#form.elements.namedItem(PREFIX + name);
  }

  #show(fields: ProductFields, product?: SellerProduct): void {
    clearErrors(this.#form);
    this.#form.reset();
    this.#version = product?.version ?? 0;
    this.#title.textContent = product ? sellerProductsText.edit({ title: product.title }) : sellerProductsText.add;
    for (const details of this.#form.querySelectorAll('details')) details.open = false;
    for (const control of this.#form.elements) {
      if (!isField(control)) continue;
      const value = fields[control.name.slice(PREFIX.length) as ColumnName] ?? '';
      control.value = value;
      control.dispatchEvent(new Event('fill'));
      const more = control.closest('details');
      if (more && value !== '') more.open = true;
    }
    const sizing = this.#form.elements.namedItem(SIZING);
    if (sizing instanceof RadioNodeList) sizing.value = fields.sizes ? 'sizes' : 'stock';
    showSizing(this.#form);
    const sku = this.#control('sku');
    if (sku instanceof HTMLInputElement) sku.readOnly = product !== undefined;
    this.#photos.show(fields.pictures ?? '', product?.sku, product?.hasPicture);
    this.#unfold();
  }

  #unfold(): void {
    this.#opener = document.activeElement;
    this.#form.hidden = false;
    this.#title.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  async #save(isSent: boolean): Promise<void> {
    const problems = checkForm(this.#form, RULES);
    if (Object.keys(problems).length > 0) {
      this.#showProblems(problems);
      return;
    }
    const fields: Record<string, string> = { pictures: this.#photos.text };
    // A product of one size has no others, and the other way round.
    for (const control of this.#form.elements)
      if (isField(control))
        fields[control.name.slice(PREFIX.length)] = control.closest('[hidden]') ? '' : control.value;
    const answer = await askAsSeller<OpenedProduct>('/seller/products', { body: { version: this.#version, fields } });
    if (answer.ok) await this.#finish(answer.data.product, isSent);
    else if (answer.code === 422) this.#showProblems(answer.fields);
    else if (answer.code === 409) showErrors(this.#form, {}, answer.message);
    else report(this.#form, answer);
  }

  /** What was saved is sent for review, where that was asked for; if that fails, the form stays with what was typed. */
  async #finish({ id, sku, status, version }: SellerProduct, isSent: boolean): Promise<void> {
    const isDraft = status === 'draft' || status === 'changes';
    if (isSent && isDraft && id) {
      this.#version = version;
      const body = { products: [{ id, version }] };
      const answer = await askAsSeller<SubmissionAnswer>('/seller/product-submissions', { body });
      if (!answer.ok) {
        report(this.#form, answer);
        return;
      }
      tell(sellerProductsText.sentOne({ sku }));
    } else tell(isDraft ? sellerProductsText.savedDraft({ sku }) : sellerProductsText.nothingChanged({ sku }));
    this.#isKept = false;
    this.close();
    this.#saved();
  }

  /** Opens what hides a field with an error. */
  #showProblems(problems: Readonly<Record<string, string>>): void {
    for (const name of Object.keys(problems)) {
      const control = this.#form.elements.namedItem(name);
      const more = control instanceof Element ? control.closest('details') : null;
      if (more) more.open = true;
    }
    showErrors(this.#form, problems);
  }
}

/** A field of a column; the photos have their own. */
const isField = (element: Element): element is HTMLInputElement => {
  const { name = '' } = element as HTMLInputElement;
  return name.startsWith(PREFIX) && name !== PHOTOS;
};

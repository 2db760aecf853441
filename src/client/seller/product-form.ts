import type { OpenedProduct, SellerProductList } from '../../core/contract/products.ts';
import type { ColumnName, ProductFields } from '../../core/product/product-columns.ts';
import { tell } from '../../browser/notice.ts';
import { onSend } from '../forms/form-send.ts';
import { checkForm, clearErrors, showErrors } from '../../browser/form-errors.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';
import { makeFurtherFields } from './product-fields.ts';
import { sendPicture } from './upload.ts';

const PREFIX = 'fields.';
const PICTURES = 'fields.pictures';

interface Picture {
  /** The host's name for it. */
  readonly name: string;
  readonly label: string;
}

/** The form for one product. */
export class ProductForm {
  readonly #form: HTMLFormElement;
  readonly #dashboard: HTMLElement;
  readonly #saved: () => void;
  #version = 0;
  #pictures: readonly Picture[] = [];

  /** `saved` is called when a product was saved. */
  constructor(form: HTMLFormElement, dashboard: HTMLElement, saved: () => void) {
    this.#form = form;
    this.#dashboard = dashboard;
    this.#saved = saved;
    form.querySelector('[data-further]')?.replaceChildren(...makeFurtherFields());
    onSend(form, () => this.#save());
    form.querySelector('[data-close]')?.addEventListener('click', () => this.close());
    const files = this.#control(PICTURES);
    if (files instanceof HTMLInputElement) files.addEventListener('change', () => void this.#addPictures(files));
  }

  /** The categories to choose from. */
  offer(categories: SellerProductList['categories']): void {
    const select = this.#control('fields.category');
    if (!(select instanceof HTMLSelectElement) || select.options.length > 1) return;
    select.append(...categories.map(({ id, title }) => new Option(title, id)));
  }

  openNew(): void {
    this.#show({}, 0);
    const sku = this.#control('fields.sku');
    if (sku instanceof HTMLInputElement) sku.readOnly = false;
  }

  async openProduct(sku: string): Promise<void> {
    const answer = await askAsSeller<OpenedProduct>(`/seller/products/${encodeURIComponent(sku)}`);
    if (!answer.ok) {
      if (answer.code === 409) tell(answer.message);
      else report(this.#form, answer);
      return;
    }
    this.#show(answer.data.fields, answer.data.product.version);
    const control = this.#control('fields.sku');
    if (control instanceof HTMLInputElement) control.readOnly = true;
  }

  close(): void {
    this.#form.hidden = true;
  }

  #control(name: string): Element | RadioNodeList | null {
    return this.#form.elements.namedItem(name);
  }

  #show(fields: ProductFields, version: number): void {
    clearErrors(this.#form);
    this.#form.reset();
    this.#version = version;
    for (const control of this.#form.elements) {
      if (!isField(control) || control.name === PICTURES) continue;
      const value = fields[control.name.slice(PREFIX.length) as ColumnName] ?? '';
      control.value = value;
      const more = control.closest('details');
      if (more && value !== '') more.open = true;
    }
    const names = (fields.pictures ?? '').split('|').flatMap((name) => name.trim() || []);
    this.#showPictures(names.map((name, index) => ({ name, label: `Picture ${index + 1}` })));
    this.#form.hidden = false;
    this.#form.querySelector('input')?.focus({ preventScroll: true });
    this.#form.scrollIntoView({ block: 'start' });
  }

  async #addPictures(input: HTMLInputElement): Promise<void> {
    const files = [...(input.files ?? [])];
    input.ariaBusy = 'true';
    for (const file of files) {
      const answer = await sendPicture(file);
      if (answer.ok) this.#showPictures([...this.#pictures, { name: answer.data.picture.name, label: file.name }]);
      else if (answer.code === 422)
        showErrors(this.#form, { [PICTURES]: `${file.name}: ${answer.fields['picture'] ?? ''}` });
      else report(this.#form, answer);
    }
    input.ariaBusy = null;
    input.value = '';
  }

  #showPictures(pictures: readonly Picture[]): void {
    this.#pictures = pictures;
    this.#form.querySelector('[data-pictures]')?.replaceChildren(
      ...pictures.map((picture) => {
        const item = copyTemplate(this.#dashboard, 'picture');
        writeTexts(item, { name: picture.label });
        const button = item.querySelector('button');
        button?.setAttribute('aria-label', `Remove ${picture.label}`);
        button?.addEventListener('click', () => this.#showPictures(this.#pictures.filter((one) => one !== picture)));
        return item;
      }),
    );
  }

  async #save(): Promise<void> {
    const problems = checkForm(this.#form);
    if (Object.keys(problems).length > 0) {
      this.#showProblems(problems);
      return;
    }
    const fields: Record<string, string> = {
      pictures: this.#pictures.map(({ name }) => name).join(' | '),
    };
    for (const control of this.#form.elements)
      if (isField(control) && control.name !== PICTURES) fields[control.name.slice(PREFIX.length)] = control.value;
    const answer = await askAsSeller<OpenedProduct>('/seller/products', { body: { version: this.#version, fields } });
    if (answer.ok) {
      const { sku, status } = answer.data.product;
      tell(
        status === 'draft'
          ? `${sku}: saved as a draft. Send it for review when it is ready.`
          : `${sku}: nothing was changed.`,
      );
      this.close();
      this.#saved();
    } else if (answer.code === 422) this.#showProblems(answer.fields);
    else if (answer.code === 409) showErrors(this.#form, {}, answer.message);
    else report(this.#form, answer);
  }

  /** Opens what hides a field with an error. */
  #showProblems(problems: Readonly<Record<string, string>>): void {
    for (const name of Object.keys(problems)) {
      const control = this.#control(name);
      const more = control instanceof Element ? control.closest('details') : null;
      if (more) more.open = true;
    }
    showErrors(this.#form, problems);
  }
}

const isField = (element: Element): element is HTMLInputElement =>
  (element as HTMLInputElement).name?.startsWith(PREFIX) ?? false;

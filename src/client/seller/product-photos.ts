import { MAX_PICTURES } from '../../core/site/constants.ts';
import { make } from '../../browser/make.ts';
import { readAddress } from '../../browser/addresses/read-address.ts';
import { shrinkPicture } from '../../browser/pictures/shrink-picture.ts';
import { makeCard } from './product-fields.ts';
import { showPictures } from './product-pictures.ts';
import { sendPicture } from './upload.ts';
import type { Refused } from '../../browser/api/api-answer.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';

/** The photos of the product in the form: those that it has, and new ones, each sent as soon as it is chosen. */

export const PHOTOS = 'fields.pictures';
/** Pixels of the longer side of a preview. */
const PREVIEW_SIDE = 240;

interface Photo {
  /** The host's name for it. */
  readonly name: string;
  readonly label: string;
  readonly item: HTMLElement;
}

/** `refuse` shows what the host says of a file that it did not take. */
export class ProductPhotos {
  readonly card: HTMLElement;
  readonly #dashboard: HTMLElement;
  readonly #refuse: (file: File, refused: Refused) => void;
  readonly #list = make('ol', { className: 'editor__photos', role: 'list' });
  readonly #news = make('span', { className: 'small', role: 'status' });
  #photos: readonly Photo[] = [];

  constructor(dashboard: HTMLElement, refuse: (file: File, refused: Refused) => void) {
    this.#dashboard = dashboard;
    this.#refuse = refuse;
    const input = make('input', {
      id: 'product-fields-pictures',
      name: PHOTOS,
      type: 'file',
      accept: 'image/*',
      multiple: true,
    });
    input.setAttribute('aria-describedby', 'product-fields-pictures-error product-fields-pictures-hint');
    input.addEventListener('change', () => void this.#add(input));
    this.card = makeCard(
      sellerProductsText.photos,
      // The field covers its label, so that files can be dropped on it.
      make('label', { className: 'editor__drop' }, make('b', {}, sellerProductsText.addPhotos), input),
      make(
        'span',
        { id: 'product-fields-pictures-hint', className: 'form__hint' },
        sellerProductsText.photosHint({ most: MAX_PICTURES }),
      ),
      make('span', { id: 'product-fields-pictures-error', className: 'form__error', hidden: true }),
      this.#news,
      this.#list,
    );
  }

  /** As the column has them. */
  get text(): string {
    return this.#photos.map(({ name }) => name).join(' | ');
  }

  /** Shows those of a product. `sku` is that of one that the host or the site has the first photo of. */
  show(text: string, sku?: string, isUploaded?: boolean): void {
    const names = text.split('|').flatMap((name) => name.trim() || []);
    this.#photos = names.map((name, index) => this.#make(name, sellerProductsText.photo({ number: index + 1 })));
    this.#write();
    const [first, ...others] = this.#photos;
    for (const { item } of others) item.querySelector('img')?.remove();
    if (first && sku) void showPictures(this.#dashboard, [{ sku, card: first.item, isUploaded }]);
  }

  #make(name: string, label: string): Photo {
    const remove = make('button', {
      type: 'button',
      className: 'editor__remove',
      ariaLabel: sellerProductsText.removePhoto({ photo: label }),
    });
    const picture = make('span', { className: 'dashboard__picture' }, make('img', { alt: '' }));
    const item = make('li', {}, picture, make('span', { className: 'small' }, label), remove);
    const photo = { name, label, item };
    remove.addEventListener('click', () => {
      this.#photos = this.#photos.filter((one) => one !== photo);
      this.#write();
      this.card.querySelector('input')?.focus();
    });
    return photo;
  }

  #write(): void {
    this.#list.replaceChildren(...this.#photos.map(({ item }) => item));
  }

  async #add(input: HTMLInputElement): Promise<void> {
    const files = [...(input.files ?? [])];
    input.ariaBusy = 'true';
    for (const [index, file] of files.entries()) {
      this.#news.textContent = sellerProductsText.uploading({ number: index + 1, count: files.length });
      const answer = await sendPicture(file);
      if (!answer.ok) {
        this.#refuse(file, answer);
        continue;
      }
      const photo = this.#make(answer.data.picture.name, file.name);
      this.#photos = [...this.#photos, photo];
      this.#write();
      const image = photo.item.querySelector('img');
      const src = await shrinkPicture(file, PREVIEW_SIDE).then(readAddress, () => undefined);
      if (image && src) image.src = src;
      else image?.remove();
    }
    this.#news.textContent = '';
    input.ariaBusy = null;
    input.value = '';
  }
}

import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { showDialog } from '../../browser/alerts/dialog.ts';
import { make } from '../../browser/make.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { DEFAULT_SIZE } from '../../core/site/constants.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { readProduct } from '../items/read-product.ts';

/** Shows a product in a dialog over the list, with the content and data of the product page. */
export async function run(button: HTMLElement): Promise<void> {
  const product = readProduct(button);
  if (!product) return;
  let page: Document;
  try {
    page = await fetchPage(product.path);
  } catch {
    // The dialog can't be shown: open the page.
    location.assign(product.path);
    return;
  }
  const article = document.createElement('article');
  article.className = 'quick-view__content';
  Object.assign(article.dataset, page.querySelector<HTMLElement>('.product')?.dataset);
  article.append(...copyParts(page, '.product__pictures', '.product__offer', '.breadcrumb', '.product__meta'));
  // Unlike the page (specification section 4).
  const size = article.querySelector<HTMLInputElement>(`[name=size][value=${DEFAULT_SIZE}]:enabled`);
  if (size) size.checked = true;
  article
    .querySelector('.product__offer')
    ?.append(make('a', { className: 'button button--quiet', href: product.path }, productActionsText.details));
  showDialog(productActionsText.quickLook({ title: product.title }), article);
  if (readStored(marketKey('pin')) !== null) import('../delivery/show-delivery.ts').catch(() => {});
  document.dispatchEvent(new Event('gallery'));
}

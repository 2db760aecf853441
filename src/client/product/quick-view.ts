import { fetchPage } from '../../browser/api/fetch-page.ts';
import { copyParts } from '../../islands/copy-parts.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { marketKey } from '../../browser/page.ts';
import { openSheet } from '../../browser/sheet.ts';
import { readStored } from '../../browser/storage.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { readProduct } from '../items/read-product.ts';
import styles from './quick-view.css?inline';

/** Shows a product in a sheet over the list, with the content and data of the product page. */
export async function run(button: HTMLElement): Promise<void> {
  const product = readProduct(button);
  if (!product) return;
  let page: Document;
  try {
    page = await fetchPage(product.path);
  } catch {
    // The sheet can't be shown: open the page.
    location.assign(product.path);
    return;
  }
  const article = document.createElement('article');
  article.className = 'quick-view__content';
  Object.assign(article.dataset, page.querySelector<HTMLElement>('.product')?.dataset);
  article.append(...copyParts(page, '.product__pictures', '.product__offer', '.breadcrumb', '.product__meta'));
  article
    .querySelector('.product__offer')
    ?.append(make('a', { className: 'button button--quiet', href: product.path }, productActionsText.details));
  applyStyles(styles);
  openSheet({ title: productActionsText.quickLook({ title: product.title }), className: 'quick-view' }, article);
  if (readStored(marketKey('pin')) !== null) import('../delivery/show-delivery.ts').catch(() => {});
  document.dispatchEvent(new Event('gallery'));
}

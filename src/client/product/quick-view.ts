import { copyParts, fetchPage } from '../lib/fetch-page.ts';
import { showDialog } from '../lib/dialog.ts';
import { make } from '../lib/make.ts';
import { readProduct } from './read-product.ts';

/** A product in a dialog over the list, with the product page's own content and data. */
export async function run(button: HTMLElement): Promise<void> {
  const product = readProduct(button);
  if (!product) return;
  let page: Document;
  try {
    page = await fetchPage(product.path);
  } catch {
    // What the browser says of its address is the best there is.
    location.assign(product.path);
    return;
  }
  const article = document.createElement('article');
  article.className = 'quick-view__content';
  Object.assign(article.dataset, { sku: product.sku, path: product.path, price: String(product.priceMinor) });
  article.append(...copyParts(page, '.breadcrumb', '.product__pictures', '.product__offer', '.product__meta'));
  article
    .querySelector('.product__offer')
    ?.append(make('a', { className: 'button button--quiet', href: product.path }, 'All about this product'));
  await showDialog(`Quick view: ${product.title}`, article);
}

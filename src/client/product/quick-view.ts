import { copyParts, fetchPage } from '../lib/fetch-page.ts';
import { showDialog } from '../lib/dialog.ts';
import { make } from '../lib/make.ts';
import { readProduct } from './read-product.ts';

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
  article.append(...copyParts(page, '.breadcrumb', '.product__pictures', '.product__offer', '.product__meta'));
  article
    .querySelector('.product__offer')
    ?.append(make('a', { className: 'button button--quiet', href: product.path }, 'All about this product'));
  await showDialog(`Quick view: ${product.title}`, article);
}

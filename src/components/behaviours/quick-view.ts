import { copyParts, fetchPage } from '../../islands/fetch-page.ts';
import { loadStyles } from '../../islands/load-styles.ts';
import styles from './quick-view.css?url';
import { readProduct } from './product-facts.ts';

/** A product in a dialog over the list, with the product page's own content and data. */
export async function run(button: HTMLElement): Promise<void> {
  const product = readProduct(button);
  if (!product) return;
  const [page] = await Promise.all([fetchPage(product.path), loadStyles(styles)]);
  const dialog = document.createElement('dialog');
  dialog.className = 'quick-view';
  dialog.setAttribute('aria-label', `Quick view: ${product.title}`);
  const close = document.createElement('button');
  close.className = 'quick-view__close';
  close.type = 'button';
  close.ariaLabel = 'Close quick view';
  close.textContent = '×';
  close.addEventListener('click', () => dialog.close());
  const status = document.createElement('p');
  status.className = 'status';
  status.role = 'status';
  const article = document.createElement('article');
  article.className = 'quick-view__content';
  Object.assign(article.dataset, { sku: product.sku, path: product.path, price: String(product.priceMinor) });
  article.append(...copyParts(page, '.breadcrumb', '.product__pictures', '.product__offer', '.product__meta'));
  dialog.append(close, article, status);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    button.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

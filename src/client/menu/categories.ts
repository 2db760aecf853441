import { applyStyles } from '../../browser/apply-styles.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import '../../browser/status.ts';
import styles from '../../styles/lists/category-tiles.css?inline';
import { tell } from '../../browser/notice.ts';
import { menuText } from '../../messages/rooms/menu.ts';

/** Shows all categories in the menu, where they replace the first ones. They come from the page that the link leads to. */
export async function run(link: HTMLAnchorElement): Promise<void> {
  const page = await fetchPage(link.pathname);
  const [item, list] = [link.closest('li'), page.querySelector<HTMLElement>('[data-tree]')];
  const menu = item?.parentElement;
  if (!item || !menu || !list) return location.assign(link.href);
  const tree = document.createElement('li');
  tree.className = 'menu__tree';
  tree.append(document.importNode(list, true));
  // What is not a category stays: the shopper's own links, the link to everything, and what follows.
  while (item.previousElementSibling && item.previousElementSibling !== menu.children[1])
    item.previousElementSibling.remove();
  applyStyles(styles);
  item.before(tree);
  // The other pages of a long list.
  const next = page.querySelector<HTMLAnchorElement>('#pages [rel=next]')?.getAttribute('href');
  if (next) {
    link.href = next;
    link.textContent = menuText.more;
    delete link.dataset['do'];
  } else item.remove();
  tree.querySelector('a')?.focus();
  tell(menuText.loaded);
}

const link = document.querySelector<HTMLAnchorElement>('#menu [data-do=categories]');
if (link) fetchPage(link.pathname).catch(() => {});

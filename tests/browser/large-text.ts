import type { Page } from '@playwright/test';

/** Shared steps of the tests of large text. */

/** Text at twice its size. */
export const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * What is wider than the page, what is cut off, and words of an office's menu that are broken. Areas that scroll sideways may be wider, and
 * clamped titles end with dots.
 */
export const findFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const range = document.createRange();
    const cut = (element: Element, text: DOMRect): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { clipPath, overflowX, webkitLineClamp, textOverflow } = getComputedStyle(box);
        // Spoken alone.
        if (clipPath === 'inset(50%)') return false;
        if (overflowX === 'visible') continue;
        if (/auto|scroll/.test(overflowX) || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return false;
        const { left, right } = box.getBoundingClientRect();
        if (text.left < left - 1 || text.right > right + 1) return true;
      }
      return text.right > clientWidth + 1;
    };
    for (const element of document.querySelectorAll('main *, header *, footer *, dialog[open] *')) {
      if (
        element.closest('.visually-hidden, .unseen, .rows > thead, [data-hidden]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width > 1 && cut(element, text))
          faults.push(`${element.localName} "${node.data.trim().slice(0, 40)}"`);
      }
    }
    const texts = document.createTreeWalker(
      document.querySelector('.often') ?? document.createElement('p'),
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          faults.push(`the word "${word}" of the menu is broken`);
      }
    return faults;
  });

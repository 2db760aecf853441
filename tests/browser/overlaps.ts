import type { Locator } from '@playwright/test';

interface Overlaps {
  /** What is a shape of its own, with its words: buttons, labels of states. */
  readonly shapes: string;
  /** What words belong to, where that is not the element that they are in: cells. Words outside of them do not count. */
  readonly parts?: string;
  /** Lines that are close to each other may share so many pixels of the room of their letters' marks. */
  readonly shared: number;
}

/** What stands on something else in each row: its words and shapes. */
export const findOverlaps = (rows: Locator, how: Overlaps): Promise<readonly string[]> =>
  rows.evaluateAll((all, { shapes, parts, shared }) => {
    const range = document.createRange();
    return all.flatMap((row) => {
      const found = [...row.querySelectorAll(shapes)]
        .filter((shape) => shape.checkVisibility())
        .map((of) => ({ of, text: of.textContent?.trim().slice(0, 30) ?? '', box: of.getBoundingClientRect() }));
      const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode: node } = words;
        const of = parts === undefined ? node.parentElement : node.parentElement?.closest(parts);
        const text = node.textContent?.trim().slice(0, 30);
        if (!of?.checkVisibility() || !text || node.parentElement?.closest(shapes)) continue;
        // Words for screen readers alone, and those that are folded.
        const parent = node.parentElement;
        if (parent?.closest('.unseen') || (parent?.closest('details:not([open])') && !parent.closest('summary')))
          continue;
        // The words alone: the room around a link, where it can be tapped, reaches over others.
        range.selectNodeContents(node);
        found.push(...[...range.getClientRects()].map((box) => ({ of, text, box })));
      }
      return found.flatMap((a, index) =>
        found
          .slice(index + 1)
          .filter(
            (b) =>
              a.of !== b.of &&
              Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
              Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > shared,
          )
          .map((b) => `${a.text} on ${b.text}`),
      );
    });
  }, how);

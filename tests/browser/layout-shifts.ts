import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  /** Within half a second of a tap or a key: the reaction that was asked for. */
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Records layout shifts on the pages opened from now on, but for reactions to input, as the metric does. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    // A space between two words is nothing that anybody sees move, and the tick of a toast is drawn by an animation.
    const isNoMovement = (node: Node | null) =>
      node instanceof Element ? node.closest('.swal2-icon') !== null : node instanceof Text && node.data.trim() === '';
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources, hadRecentInput } of entries as LayoutShift[]) {
        if (hadRecentInput || sources.every(({ node }) => isNoMovement(node))) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.className} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push(`layout shift of ${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
}

/**
 * A line for each shift of the page so far: what moved, from where to where (x, y, width, height). What has come just before counts, too: it is laid
 * out in the next frame.
 */
export const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // By animations, as tests may have stopped the clock of the page.
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate(null, 1).finished;
    return (window as unknown as { readShifts: () => string[] }).readShifts();
  });

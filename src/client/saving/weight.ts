import type { TabKey } from '../../core/site/stored-keys.ts';
import { savingText } from '../../messages/rooms/saving.ts';
import { make } from '../../browser/make.ts';

/** Bytes that the visit's pages have loaded while data was saved. */
const KEY = 'visit-bytes' satisfies TabKey;

const paragraph = make('p', { className: 'soft' });
let observer: PerformanceObserver | undefined;
let pageBytes = 0;

/** Shows at the end of an element's row how much this page and this visit have loaded: behind it, growing figures move nothing. */
export function showWeight(element: Element | null): void {
  element?.parentElement?.append(paragraph);
  if (observer) return;
  observer = new PerformanceObserver((list) => {
    const bytes = (list.getEntries() as PerformanceResourceTiming[]).reduce(
      (sum, entry) => sum + entry.transferSize,
      0,
    );
    pageBytes += bytes;
    paragraph.textContent = savingText.weight({ page: formatBytes(pageBytes), visit: formatBytes(addToVisit(bytes)) });
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

/** Whether no page of the visit has loaded anything while data was saved. */
export function isFirstPage(): boolean {
  try {
    return sessionStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

export const hideWeight = (): void => paragraph.remove();

function addToVisit(bytes: number): number {
  try {
    const sum = (Number(sessionStorage.getItem(KEY)) || 0) + bytes;
    sessionStorage.setItem(KEY, String(sum));
    return sum;
  } catch {
    // Storage is forbidden: only this page is known.
    return pageBytes;
  }
}

/** `18 KB`, `1.2 MB`. */
function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? savingText.kilobytes({ count: kilobytes })
    : savingText.megabytes({ count: (kilobytes / 1000).toFixed(1) });
}

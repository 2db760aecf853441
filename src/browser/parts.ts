/** The element with this name in `data-part`. */
export const findPart = <T extends HTMLElement = HTMLElement>(place: ParentNode, name: string): T | null =>
  place.querySelector<T>(`[data-part="${name}"]`);

/** Shows these parts and hides the others. */
export function showParts(place: ParentNode, ...names: readonly string[]): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = !names.includes(part.dataset['part'] ?? '');
}

/** Moves the focus to the heading of a part that has just been shown. */
export function enterPart(place: ParentNode, name: string): void {
  const heading = findPart(place, name)?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Elements of a place by the name in their `data-part`. */
export const findPart = <T extends HTMLElement = HTMLElement>(place: ParentNode, name: string): T | null =>
  place.querySelector<T>(`[data-part="${name}"]`);

/** Shows these parts of a place and hides its others; what is hidden can't be focused, sent or read aloud. */
export function showParts(place: ParentNode, ...names: readonly string[]): void {
  for (const part of place.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = !names.includes(part.dataset['part'] ?? '');
}

/** Takes the focus to the heading of a part that has just appeared. */
export function enterPart(place: ParentNode, name: string): void {
  const heading = findPart(place, name)?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

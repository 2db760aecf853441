/** The element with this name in `data-part`. */
export const findPart = <T extends HTMLElement = HTMLElement>(container: ParentNode, name: string): T | null =>
  container.querySelector<T>(`[data-part="${name}"]`);

/** Shows these parts and hides the others. */
export function showParts(container: ParentNode, ...names: readonly string[]): void {
  for (const part of container.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = !names.includes(part.dataset['part'] ?? '');
}

/** Moves the focus to the heading of a part that has just been shown. */
export function enterPart(container: ParentNode, name: string): void {
  const heading = findPart(container, name)?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

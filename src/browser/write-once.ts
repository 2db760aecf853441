/** Writes a text into an element that has another one. Code that observes the document is not called for nothing. */
export function writeOnce(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

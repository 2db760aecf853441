/** Writes a text into an element that has another one. Code that observes the document is not called for nothing. */
export function writeOnce(place: Element | null, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

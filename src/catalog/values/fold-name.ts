/** A seller's name in the form that is compared: without case, spaces and punctuation. */
export function foldName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

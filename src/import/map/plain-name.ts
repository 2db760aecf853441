/** A key in words for people: "packSize" and "pack_size" become "Pack size". */
export function plainName(key: string): string {
  const words = key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s._-]+/g, ' ')
    .trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}

/** "packSize" and "pack_size" as people read them: "Pack size". */
export function plainName(key: string): string {
  const words = key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s._-]+/g, ' ')
    .trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}

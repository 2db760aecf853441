/** Joins numbers and the units that follow them: ["5", "kg", "rice"] is ["5kg", "rice"], and so is ["5kg", "rice"]. */
export function joinMeasures(words: readonly string[], units: Readonly<Record<string, string>>): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const [, digits, letters = ''] = /^(\d+)(\D+)$/.exec(word) ?? [];
    const next = /^\d+$/.test(word) ? units[words[index + 1] ?? ''] : undefined;
    if (next) index++;
    joined.push(next ? word + next : units[letters] ? `${digits}${units[letters]}` : word);
  }
  return joined;
}

/** Measures in texts: "5 kg", "5kg" and "5 किलो" are one word, "5kg". */

const UNITS: Readonly<Record<string, readonly string[]>> = {
  kg: ['kg', 'kgs', 'kilo', 'kilogram', 'किलो', 'किग्रा'],
  g: ['g', 'gm', 'gms', 'gram', 'grams', 'ग्राम'],
  l: ['l', 'ltr', 'litre', 'litres', 'liter', 'liters', 'litr', 'लीटर', 'लिटर'],
  ml: ['ml', 'एमएल'],
  cm: ['cm', 'cms'],
  mm: ['mm'],
  m: ['m', 'mtr', 'metre', 'metres', 'meter', 'meters', 'मीटर'],
  inch: ['inch', 'inches', 'इंच'],
  feet: ['ft', 'feet', 'foot', 'fit', 'फीट', 'फुट'],
  w: ['w', 'watt', 'watts', 'वाट', 'वॉट'],
  mah: ['mah'],
  gb: ['gb'],
  tb: ['tb'],
  pc: ['pc', 'pcs', 'piece', 'pieces', 'पीस'],
};
const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [name.normalize('NFKD'), unit] as const)),
);

/** Joins numbers and the units that follow them: ["5", "kg", "rice"] is ["5kg", "rice"], and so is ["5kg", "rice"]. */
export function joinMeasures(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const [, digits, letters] = /^(\d+)(\D+)$/.exec(word) ?? [];
    const own = letters === undefined ? undefined : UNIT_OF.get(letters);
    const next = /^\d+$/.test(word) ? UNIT_OF.get(words[index + 1] ?? '') : undefined;
    if (next) index++;
    joined.push(own ? `${digits}${own}` : next ? `${word}${next}` : word);
  }
  return joined;
}

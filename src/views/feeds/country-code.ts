const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
let codes: Map<string, string> | undefined;

/** The ISO 3166-1 code of a country that is named in English: `countryCode('India')` is "IN". Undefined for any other text. */
export function countryCode(name: string | undefined): string | undefined {
  codes ??= new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
      const known = names.of(code);
      return known === undefined ? [] : [[known.toLowerCase(), code] as const];
    }),
  );
  return name === undefined ? undefined : codes.get(name.toLowerCase());
}

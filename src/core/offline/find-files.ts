/** The hashed scripts and styles that a page's HTML loads. */
export const findPageFiles = (html: string): string[] =>
  unique([...html.matchAll(/\s(?:src|href)="(\/_astro\/[\w.-]+)"/g)].map(([, path = '']) => path));

/** All hashed files that a page's HTML names, pictures of all widths included. */
export const findNamedFiles = (html: string): string[] =>
  unique([...html.matchAll(/\/(?:_astro|_img)\/[\w.-]+/g)].map(([path]) => path));

/** The scripts that a built script loads with itself: its static imports. */
export const findImports = (script: string): string[] =>
  unique([...script.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/_astro/${name}`));

/** The scripts and styles that a built script may load later, with what they import. A script that imports nothing is named by its import alone. */
export const findLater = (script: string): string[] =>
  unique(
    [...script.matchAll(/(?:["'`]_astro|\bimport\(["'`]\.)\/([\w.-]+\.(?:js|css))["'`]/g)].map(
      ([, name]) => `/_astro/${name}`,
    ),
  );

/** The text of a page's title, without what follows it there: the shop's name. */
export function readTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return decode(title).replace(/ \| [^|]*$/, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
};
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

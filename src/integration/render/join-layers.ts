/** The cascade layers of the shop, the weakest first. */
const LAYERS = ['reset', 'tokens', 'base', 'components', 'utilities'];

/**
 * Joins the minified sheets of a page: first the layers, each as one block and in their order, so that no statement has to declare it, then
 * what is in no layer, which is stronger than all of them wherever it stands.
 */
export function joinLayers(sheets: readonly string[]): string {
  const layers = new Map(LAYERS.map((name) => [name, '']));
  let others = '';
  for (const block of sheets.flatMap(topLevelBlocks)) {
    const [opening, name = ''] = /^@layer ([\w-]+)\{/.exec(block) ?? [''];
    const css = layers.get(name);
    if (css === undefined) others += block;
    else layers.set(name, css + block.slice(opening.length, -1));
  }
  return [...layers].map(([name, css]) => (css === '' ? '' : `@layer ${name}{${css}}`)).join('') + others;
}

/** Divides minified CSS after each statement and each block that is not inside another one. */
function topLevelBlocks(css: string): string[] {
  const blocks: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: token, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{') depth++;
    else if (token === '}') depth--;
    if (depth > 0 || !/[};]/.test(token) || token.length > 1) continue;
    blocks.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  blocks.push(css.slice(start).trim());
  return blocks.filter(Boolean);
}

/** The shop's cascade layers, the weakest first. */
const LAYERS = ['reset', 'tokens', 'base', 'components', 'utilities'];

/**
 * Joins the minified style sheets of a page: first each layer as one block, in order, so that no statement has to declare the order; then the rules
 * outside layers, which win over all layers wherever they are.
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

/** Splits minified CSS after each top-level statement and block. */
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

/**
 * Joins blocks of the same cascade layer that follow one another in the minified sheets of a page: `@layer a{x}@layer a{y}` becomes
 * `@layer a{xy}`.
 */
export function joinLayers(sheets: readonly string[]): string {
  let css = '';
  let layer = '';
  for (const block of sheets.flatMap(topLevelBlocks)) {
    const opening = /^@layer [\w-]+\{/.exec(block)?.[0] ?? '';
    css = opening !== '' && opening === layer ? css.slice(0, -1) + block.slice(opening.length) : css + block;
    layer = opening;
  }
  return css;
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

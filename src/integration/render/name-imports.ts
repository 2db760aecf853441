import type { FindScripts } from './script-imports.ts';

/** A script of a page. */
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Names the imports of each script before that script, so that browsers request all at once instead of finding them one after another, with a round
 * trip for each. Script tags do this in all browsers; links (`modulepreload`) don't: Chromium requests their files twice if a service worker answers.
 */
export async function nameImports(html: string, findScripts: FindScripts): Promise<string> {
  const entries = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  const named = new Set(entries);
  const imports = new Map<string, string[]>();
  for (const entry of entries) {
    const own = (await findScripts(entry)).filter((path) => !named.has(path));
    for (const path of own) named.add(path);
    imports.set(entry, own);
  }
  if (named.size === entries.length) return html;
  return html.replace(SCRIPT, (script, entry: string) => (imports.get(entry) ?? []).map(tag).join('') + script);
}

const tag = (path: string): string => `<script type="module" src="${path}"></script>`;

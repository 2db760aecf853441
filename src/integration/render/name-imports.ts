import type { FindScripts } from './script-imports.ts';

/** A script of a page. */
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Names the imports of each script in a page, before the script, so that a browser requests all of them at once, instead of finding one import after
 * another with a round trip for each. Scripts do this in all browsers. Links (`modulepreload`) do not: Chromium requests their files a second time if a
 * service worker answers.
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

import type { FindScripts } from './script-imports.ts';

/** A script of a page. */
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Names in a page what each of its scripts imports, before the script: a browser asks for all of it at once, where it would find out one import
 * after the other, with a round trip for each. Scripts do this for all browsers. Links (`modulepreload`) do not: Chromium asks a second time for
 * what they load where a service worker answers.
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

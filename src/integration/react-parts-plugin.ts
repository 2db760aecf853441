import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What the islands, and the binding of their stores, import of "react". */
const HOOKS: readonly string[] = ['useCallback', 'useEffect', 'useId', 'useRef', 'useState', 'useSyncExternalStore'];

/** React's production files, and the names by which React DOM reads them. */
const FILES = { react: 'React', 'react-dom': 'ReactDOM', scheduler: 'Scheduler' } as const;
type File = keyof typeof FILES;
const FILE = /[\\/](react|react-dom|scheduler)[\\/]cjs[\\/]\1\.production\.js$/;
const CLIENT = 'react-dom-client.production.js';
/** Astro's own hydration, which no page uses: islands are custom elements (client/boot/define-island.ts). */
const ASTRO = /[\\/]@astrojs[\\/]react[\\/]/;

/** A statement of the module itself: on one line, or until the first line that is not indented. */
const EXPORT = /^exports\.(\w+) = (?:.*;|[\s\S]*?\n\S*;)$/gm;
const DISPATCHER = /^ReactDOMSharedInternals\.(?:d|findDOMNode) = (?:.*;|[\s\S]*?\n\S*;)$/gm;
const IMPORT = /\bimport\s*(?:\{([^}]*)\}|[\w*][^{}]*?)\s*from\s*["']react["']/g;

/**
 * Leaves out of the browser's React what no island uses: 3 KB of 58. A bundler can't do this, as React's files are CommonJS modules. Without an
 * export, the minifier removes what only that one needs.
 */
export function reactPartsPlugin(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const client = readFileSync(join(folder, 'cjs', CLIENT), 'utf8');
  return {
    name: 'haat-react-parts',
    apply: 'build',
    // What renders pages at build has all of React.
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = FILE.exec(id)?.[1] as File | undefined;
      if (file) return { code: dropExports(code, file, client), map: null };
      if (id.endsWith(CLIENT)) return { code: dropDispatcher(code), map: null };
      if (ASTRO.test(id)) return undefined;
      const unknown = listImports(code).filter((name) => !HOOKS.includes(name));
      if (unknown.length > 0)
        this.error(`${id} imports ${unknown.join(', ')} of "react". Add it to HOOKS in ${import.meta.filename}.`);
      return undefined;
    },
  };
}

/** A file without the exports that neither React DOM, whose code is `client`, nor an island uses. */
export function dropExports(code: string, file: File, client: string): string {
  const used = new Set(file === 'react' ? HOOKS : []);
  for (const [, name = ''] of client.matchAll(new RegExp(`\\b${FILES[file]}\\.(\\w+)`, 'g'))) used.add(name);
  return code.replace(EXPORT, (statement, name: string) => (used.has(name) ? statement : ''));
}

/** React DOM without what only functions of "react-dom", such as `preload` and `flushSync`, call. No script imports these. */
export const dropDispatcher = (code: string): string => code.replace(DISPATCHER, '');

/** The names that a module imports of "react"; `*` for all of it. */
export const listImports = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(
    ([, names]) => names?.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []) ?? ['*'],
  );

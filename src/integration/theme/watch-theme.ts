import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { THEME_MODULE } from './theme-plugin.ts';
import { TOKEN_SHEET } from '../../theme/declared-tokens.ts';

/** The parts of Vite's server that are used here. */
interface Modules {
  readonly environments: Readonly<
    Record<
      string,
      { readonly moduleGraph: { readonly idToModuleMap: Map<string, unknown>; invalidateModule(module: never): void } }
    >
  >;
}

/** How long to wait after a change, because editors write a file in several steps. */
const SETTLE_MS = 20;

/**
 * Makes Vite reload the sheets of tokens when the theme changes, appears or disappears, and calls `onChange`. Returns a function that stops watching.
 */
export function watchTheme(server: Modules, file: string | undefined, onChange: () => void): () => void {
  if (file === undefined) return () => {};
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (TOKEN_SHEET.test(id.split('?')[0] as string) || id.includes(THEME_MODULE))
            moduleGraph.invalidateModule(module as never);
      onChange();
    }, SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

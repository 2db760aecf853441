import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceFolder, viteId } from '../../package.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The templates in the shop's own `src`, as Vite names them. Empty in the product's own checkout. */
export function listShopTemplates(): string[] {
  const folder = resolve('src');
  if (folder === sourceFolder) return [];
  return (attempt(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? [])
    .filter((file) => file.endsWith('.astro'))
    .map((file) => viteId(join(folder, file)))
    .sort();
}

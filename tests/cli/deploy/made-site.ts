import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatHeaders } from '../../../src/integration/extras/headers.ts';

export type Files = Readonly<Record<string, string>>;

const hash = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12);

/** A small site, all of whose pages use one script and one picture. @param version - what its script says */
export function makeFiles(version: string, products = 3): Files {
  const code = `console.log(${JSON.stringify(version)});`;
  const script = `_astro/app.${hash(code)}.js`;
  const picture = `_img/${hash(`picture ${version}`)}-256.webp`;
  const page = (title: string) =>
    `<!doctype html><title>${title}</title><script src="/${script}"></script><img src="/${picture}">${'<p>text</p>'.repeat(50)}`;
  const pages = ['index', '404', 'cart', 'womenFashion', 'womenFashion/minidress'];
  const names = [...pages, ...Array.from({ length: products }, (_, index) => `leaf-tea/p/SKU.${index}`)];
  return {
    ...Object.fromEntries(names.map((name) => [`${name}.html`, page(name)])),
    [script]: code,
    [picture]: `picture ${version}`,
    '_data/in/prices-1/0.json': '{"SKU.0":29900}',
    'robots.txt': 'User-agent: *\n',
    '.well-known/security.txt': 'Contact: mailto:security@shop.example\n',
    _headers: formatHeaders("default-src 'none'"),
    _redirects: '/old /cart 301!\n',
  };
}

/** Writes files as a site of its own, and returns its folder. */
export function writeSite(work: string, files: Files): string {
  const folder = join(work, 'builds', hash(JSON.stringify(files)));
  // Another test may read it now.
  if (existsSync(folder)) return folder;
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Makes `dist` a link to a site, as a build does. */
export function publish(work: string, files: Files): string {
  const dist = join(work, 'dist');
  rmSync(dist, { force: true });
  symlinkSync(writeSite(work, files), dist);
  return dist;
}

/** Hashed files that pages name but that are not there. */
export function findBroken(files: Files): string[] {
  const pages = Object.entries(files).filter(([, content]) => content.startsWith('<!doctype'));
  return pages.flatMap(([name, content]) =>
    [...content.matchAll(/src="\/([^"]+)"/g)]
      .filter(([, path = '']) => !(path in files))
      .map(([, path]) => `${name} names ${path}`),
  );
}

export const without = (files: Files, ...paths: string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));

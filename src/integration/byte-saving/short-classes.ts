import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shortName } from './short-tokens.ts';
import type { Plugin } from 'vite';
import { sourceFolder } from '../../package.ts';
import { PUBLIC_COMPONENTS } from '../overrides/public-components.ts';
import { OWN_TEMPLATE } from './own-files.ts';

/** The class of an element or a modifier in BEM: `card__title`, `pages__step--off`. Nothing else in the sources looks like it. */
const BEM_CLASS = /(?<![\w-])[a-z]+(?:-[a-z]+)*(?:__|--)[a-z]+(?:-[a-z]+)*(?:--[a-z]+(?:-[a-z]+)*)?(?![\w-])/g;

/** The beginning of a name that is put together: `sheet--${height}`. */
const BEGINNING = /(?<![\w-])[a-z]+(?:-[a-z]+)*(?:__|--)[a-z-]*(?=\$\{|['"`] \+)/g;

/** Scripts below src, except in folders whose code is on no page. The package does not contain these as source. */
const OF_PAGES = /^(?!(?:admin|api|cli|import|integration|tables)[\\/]).*\.tsx?$/;

/** The part of PostCSS's `Root` that is used here. */
interface Sheet {
  walkRules(visit: (rule: { selector: string }) => void): void;
}

/** Plugins that shorten class names in a build: `styles` for PostCSS, `templates` for Vite. */
interface ShortClasses {
  readonly styles: { readonly postcssPlugin: string; OnceExit(sheet: Sheet): void };
  readonly templates: Plugin;
}

/**
 * Shortens BEM class names in templates and styles to `_a`, `_b` and so on, which saves some 200 bytes for each page. Names in scripts, and names that
 * are composed, stay as they are.
 */
export function shortClasses(): ShortClasses {
  const read = (folder: string, ending: RegExp) => {
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
    return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  };
  // Scripts of the shop, including those in its templates, may look for classes of the product.
  const shop = resolve('src');
  const ofShop =
    shop === sourceFolder ? [] : [...read(shop, /\.(?:tsx?|js)$/), ...read(shop, /\.astro$/).flatMap(scriptsOf)];
  // Class names that a replaced component has to keep stay for the shop's styles too.
  const promised = Object.values(PUBLIC_COMPONENTS).map((component) => ('keep' in component ? component.keep : ''));
  const scripts = [...read(sourceFolder, OF_PAGES), ...ofShop, ...promised];
  const shorten = makeClassShortener(read(sourceFolder, /\.(?:astro|css)$/), scripts);
  return {
    styles: {
      postcssPlugin: 'haat-short-classes',
      OnceExit(sheet) {
        sheet.walkRules((rule) => {
          rule.selector = shorten(rule.selector);
        });
      },
    },
    templates: {
      name: 'haat-short-classes',
      enforce: 'post',
      transform: {
        filter: { id: OWN_TEMPLATE, code: /__|--/ },
        handler: (code: string) => ({ code: shorten(code), map: null }),
      },
    },
  };
}

/** The scripts of a template. */
const scriptsOf = (template: string): string[] =>
  template
    .split('<script')
    .slice(1)
    .map((part) => part.split('</script>')[0] as string);

/** Makes the function that shortens the class names of `templates`, except those in `scripts`. */
export function makeClassShortener(templates: readonly string[], scripts: readonly string[]): (text: string) => string {
  const names = new Set(templates.flatMap((text) => text.match(BEM_CLASS) ?? []));
  for (const text of scripts) for (const name of text.match(BEM_CLASS) ?? []) names.delete(name);
  for (const text of [...templates, ...scripts]) {
    for (const beginning of text.match(BEGINNING) ?? [])
      for (const name of names) if (name.startsWith(beginning)) names.delete(name);
  }
  const short = new Map([...names].sort().map((name, index) => [name, `_${shortName(index)}`]));
  return (text) => text.replace(BEM_CLASS, (name) => short.get(name) ?? name);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shortName } from './short-tokens.ts';
import type { Plugin } from 'vite';
import { sourceFolder } from '../../package.ts';
import { PUBLIC_COMPONENTS } from '../overrides/public-components.ts';
import { OWN_TEMPLATE } from './own-files.ts';

/** A BEM class of an element or modifier: `card__title`, `pages__step--off`. Nothing else in the sources looks like one. */
const BEM_CLASS = /(?<![\w-])[a-z]+(?:-[a-z]+)*(?:__|--)[a-z]+(?:-[a-z]+)*(?:--[a-z]+(?:-[a-z]+)*)?(?![\w-])/g;

/** The constant beginning of a class that code composes: `sheet--${height}`. */
const BEGINNING = /(?<![\w-])[a-z]+(?:-[a-z]+)*(?:__|--)[a-z-]*(?=\$\{|['"`] \+)/g;

/** Scripts below src that can be on a page. The package does not contain the other folders as source. */
const OF_PAGES = /^(?!(?:admin|api|cli|import|integration|tables)[\\/]).*\.tsx?$/;

/** The part of PostCSS's `Root` that is used here. */
interface Sheet {
  walkRules(visit: (rule: { selector: string }) => void): void;
}

/** Plugins that shorten class names in a build: `styles` is for PostCSS, `templates` for Vite. */
interface ShortClasses {
  readonly styles: { readonly postcssPlugin: string; OnceExit(sheet: Sheet): void };
  readonly templates: Plugin;
}

/**
 * Shortens BEM class names in templates and styles to `_a`, `_b` and so on, which saves about 200 bytes a page. Names that scripts contain or code
 * composes stay as they are.
 */
export function shortClasses(): ShortClasses {
  const read = (folder: string, ending: RegExp) => {
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));
    return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  };
  // The shop's scripts, also those in its templates, may look for classes of the product.
  const shop = resolve('src');
  const ofShop =
    shop === sourceFolder ? [] : [...read(shop, /\.(?:tsx?|js)$/), ...read(shop, /\.astro$/).flatMap(scriptsOf)];
  // A shop that replaces a component must keep these classes, so its styles may use them, too.
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

/** The scripts inside a template. */
const scriptsOf = (template: string): string[] =>
  template
    .split('<script')
    .slice(1)
    .map((part) => part.split('</script>')[0] as string);

/** Returns a function that shortens the class names of `templates`, except those that occur in `scripts`. */
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

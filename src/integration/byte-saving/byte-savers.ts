import type { AstroUserConfig } from 'astro';
import type { Plugin } from 'vite';
import { BROWSER_GLOBALS } from './browser-globals.ts';
import { preloadPlugin } from './preload-plugin.ts';
import { shortClasses } from './short-classes.ts';
import { shortMarkup } from './short-markup.ts';
import { shortTokens } from './short-tokens.ts';
import { savesBytes } from './setting.ts';
import type { Theme } from '../../theme/read-theme.ts';
import { UNUSED_ALERT_SYMBOLS } from './unused-alerts.ts';
import { withoutOffers } from './without-offers.ts';

type ViteConfig = NonNullable<AstroUserConfig['vite']>;
type PostcssPlugin = ReturnType<typeof shortTokens | typeof shortClasses>['styles'];

/** The Vite configuration of the build steps that only save bytes (README.md), without those that the environment switches off. */
export function byteSavers(theme?: Theme): ViteConfig {
  const plugins: Plugin[] = [];
  const postcss: PostcssPlugin[] = [];
  if (savesBytes('preload')) plugins.push(preloadPlugin());
  if (savesBytes('tokens')) {
    const { scripts, styles } = shortTokens(theme);
    plugins.push(scripts);
    postcss.push(styles);
  }
  if (savesBytes('classes')) {
    const { templates, styles } = shortClasses();
    plugins.push(templates);
    postcss.push(styles);
  }
  if (savesBytes('markup')) plugins.push(shortMarkup);
  if (savesBytes('offers')) plugins.push(withoutOffers);
  return {
    plugins,
    css: {
      ...(postcss.length > 0 ? { postcss: { plugins: postcss } } : {}),
      ...(savesBytes('alerts') ? { lightningcss: { unusedSymbols: [...UNUSED_ALERT_SYMBOLS] } } : {}),
    },
    ...(savesBytes('globals') ? { environments: { client: { define: BROWSER_GLOBALS } } } : {}),
  };
}

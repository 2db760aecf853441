import { relative, resolve } from 'node:path';
import type { Catalog } from '../../catalog/load/load.ts';
import { shapeOfCss } from '../../core/pictures/picture-shape.ts';
import type { Problem } from '../../catalog/problems/problem.ts';
import { checkTheme } from '../../theme/check-theme.ts';
import { readFonts } from '../../theme/font-faces.ts';
import { brandOf, readLook } from '../../theme/look.ts';
import { readTheme } from '../../theme/read-theme.ts';

interface ThemedCatalog {
  readonly catalog: Catalog;
  /** Problems of the theme. An error among them prevents publishing the site. */
  readonly problems: readonly Problem[];
}

/** The name of a theme's file in messages. */
const labelOf = (file: string): string => {
  const label = relative(process.cwd(), file);
  return label.startsWith('..') ? resolve(file) : label;
};

/**
 * The problems of the theme in `file`, and the catalogue with them among its warnings. If the theme sets the brand colours, they become those of the
 * shop, also in icons and the manifest.
 */
export async function applyTheme(file: string | undefined, catalog: Catalog): Promise<ThemedCatalog> {
  const theme = file === undefined ? undefined : readTheme(file, labelOf(file));
  if (!theme) return { catalog, problems: [] };
  const { store, warnings } = catalog;
  const problems = [...checkTheme(theme, store.colours), ...(await readFonts(theme)).problems];
  const found = problems.filter(({ severity }) => severity === 'warning');
  const themed = { ...store, colours: brandOf(theme, store.colours) };
  return { catalog: { ...catalog, store: themed, warnings: [...warnings, ...found] }, problems };
}

/** The catalogue with the shape of pictures that the theme in `file` sets. */
export function withPictureShape(file: string | undefined, catalog: Catalog): Catalog {
  const said = readLook(file).value('picture-shape');
  const pictureShape = said && shapeOfCss(said);
  return pictureShape ? { ...catalog, pictureShape } : catalog;
}

/** The problems of a theme when the catalogue can't be read. */
export async function listThemeProblems(file: string | undefined): Promise<readonly Problem[]> {
  const theme = file === undefined ? undefined : readTheme(file, labelOf(file));
  return theme ? [...checkTheme(theme), ...(await readFonts(theme)).problems] : [];
}

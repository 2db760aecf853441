import { readFileSync } from 'node:fs';

/** The rule for a font of a package below `@fontsource`, with its data. */
export const font = (family: string, file: string, weight: number) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource/${file}.woff2`, 'base64')})}`;

import { defaultTokens, type Scheme, type TokenValues } from './declared-tokens.ts';
import { TOKEN_PARTS, TOKENS, type TokenPart } from './tokens.ts';

/**
 * The values of tokens as the text of a theme.css, in parts and with a comment on each token. Values that differ on dark pages are written with
 * `light-dark()`. `heading` has the lines of the comment at the top.
 */
export function formatTheme(
  heading: readonly string[],
  { light, dark }: Readonly<Record<Scheme, TokenValues>>,
): string {
  const parts = (Object.keys(TOKEN_PARTS) as TokenPart[]).flatMap((part) => {
    const lines = TOKENS.filter((token) => token.part === part && light.has(token.name)).map(({ name, meaning }) => {
      const [day = '', night] = [light.get(name), dark.get(name)];
      const value = night === undefined || night === day ? day : `light-dark(${day}, ${night})`;
      return `  /* ${meaning[0]?.toUpperCase()}${meaning.slice(1)}. */\n  --${name}: ${value};\n`;
    });
    return lines.length === 0 ? [] : [`  /* == ${TOKEN_PARTS[part]} == */\n\n${lines.join('')}`];
  });
  const comment = heading.map((line) => ` * ${line}`.trimEnd()).join('\n');
  return `/*\n${comment}\n */\n:root {\n${parts.join('\n')}}\n`;
}

const IN_FULL = [
  'Bazaar: the look of the shop without a theme, written out in full. It is the reference of all tokens: change what you want,',
  'and leave out the rest.',
];

/** A theme.css with all tokens at their values without a theme. */
export const formatDefaults = (): string => formatTheme(IN_FULL, defaultTokens());

import { defaultTokens } from '../../src/theme/declared-tokens.ts';
import { expectedOf } from '../../src/theme/token-kinds.ts';
import { TOKEN_PARTS, type TokenPart, TOKENS } from '../../src/theme/tokens.ts';

/** The tables of all tokens for src/styles/README.md, one for each part of the page. */
export function formatTokenTables(): string {
  const { light, dark } = defaultTokens();
  return (Object.keys(TOKEN_PARTS) as TokenPart[])
    .map((part) => {
      const rows = TOKENS.filter((token) => token.part === part).map(({ name, kind, meaning }) => {
        const values = [light.get(name), dark.get(name)].filter((value) => value !== undefined);
        const shown = values.map((value) => `\`${value}\``).join(', dark ');
        return `| \`--${name}\` | ${kind} | ${meaning} | ${shown} |`;
      });
      return `### ${TOKEN_PARTS[part]}\n\n| token | kind | what it is for | value without a theme |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

/** The table of the kinds of values. */
export function formatKindTable(): string {
  const kinds = [...new Set(TOKENS.map(({ kind }) => kind))].map((kind) => `| ${kind} | ${expectedOf(kind)} |`);
  return `| kind | value |\n| --- | --- |\n${kinds.join('\n')}\n`;
}

/** A table without the spaces that only align its columns. */
export const withoutAlignment = (text: string): string =>
  text
    .replace(/ *\| */g, '|')
    .replace(/-{3,}/g, '---')
    .trim();

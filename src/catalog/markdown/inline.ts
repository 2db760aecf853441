import { escapeHtml } from '../../core/text/strings.ts';

/** A node of a Markdown text's tree (mdast). */
export interface MarkdownNode {
  readonly type: string;
  readonly position?: { readonly start: { readonly line: number; readonly column: number } };
  readonly children?: readonly MarkdownNode[];
  readonly value?: string;
  readonly url?: string;
  readonly depth?: number;
  readonly ordered?: boolean;
}

/** What can't be part of a page, with what to write instead. */
export class MarkdownFault extends Error {
  readonly node: MarkdownNode;
  readonly found: string;

  constructor(node: MarkdownNode, found: string, expected: string) {
    super(expected);
    this.node = node;
    this.found = found;
  }
}

const TEXTS = 'text, **strong**, *emphasis* and [links](/address)';
/** Names of what can stand in a line of Markdown, but not on a page. */
const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  inlineCode: 'code',
  footnoteReference: 'a footnote',
};

/** The HTML of inline nodes. It is sanitised with the texts of other pages. @throws MarkdownFault */
export const inlineHtml = (nodes: readonly MarkdownNode[] = []): string =>
  nodes
    .map((node): string => {
      const inner = () => inlineHtml(node.children);
      switch (node.type) {
        case 'text':
          return escapeHtml((node.value ?? '').replaceAll('\n', ' '));
        case 'strong':
          return `<strong>${inner()}</strong>`;
        case 'emphasis':
          return `<em>${inner()}</em>`;
        case 'delete':
          return `<s>${inner()}</s>`;
        case 'link':
          // Facts in addresses, such as {{store.care.phone}}, are encoded by the parser.
          return `<a href="${escapeHtml((node.url ?? '').replaceAll('%7B', '{').replaceAll('%7D', '}'))}">${inner()}</a>`;
        case 'break':
          return '<br>';
        default:
          throw new MarkdownFault(node, NAMES[node.type] ?? `"${node.type}" of Markdown`, TEXTS);
      }
    })
    .join('')
    .trim();

/** The text of inline nodes without markup. */
export const plainText = (nodes: readonly MarkdownNode[] = []): string =>
  nodes
    .map((node) => node.value ?? plainText(node.children))
    .join('')
    .replaceAll('\n', ' ')
    .trim();

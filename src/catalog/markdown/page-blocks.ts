import { inlineHtml, MarkdownFault, type MarkdownNode, plainText } from './inline.ts';
import type { Placed, PlacedNode } from './positioned-json.ts';

const lineOf = ({ position }: MarkdownNode): number => position?.start.line ?? 1;
const textAt = (node: MarkdownNode, value: string): Placed<string> => ({ line: lineOf(node), value });
const oneEntry = (key: string, value: PlacedNode): PlacedNode => ({ fields: [[key, value]] });

const BLOCKS =
  'a paragraph, a list, numbered steps, a note (> text), a table, a section (## title), or a question (### question) with its answer below';

/** Makes the summary and the sections of a page, in the form that pages in JSON have. @throws MarkdownFault */
export function makeSections(nodes: readonly MarkdownNode[]): { summary: PlacedNode[]; sections: PlacedNode[] } {
  const summary: PlacedNode[] = [];
  const sections: PlacedNode[] = [];
  const ids = new Set<string>();
  let body: PlacedNode[] | undefined;
  let title = '';
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as MarkdownNode;
    if (node.type === 'heading' && node.depth === 2) {
      title = plainText(node.children);
      body = [];
      const id = nameSection(title, ids, sections.length + 1);
      sections.push({
        fields: [
          ['id', textAt(node, id)],
          ['title', textAt(node, title)],
          ['body', body],
        ],
      });
    } else if (body === undefined) {
      if (node.type !== 'paragraph')
        throw new MarkdownFault(
          node,
          nameNode(node),
          'a paragraph: what comes before the first section (## title) is the summary',
        );
      summary.push(textAt(node, inlineHtml(node.children)));
    } else if (node.type === 'heading' && node.depth === 3) {
      const questions: PlacedNode[] = [];
      while (nodes[index]?.type === 'heading' && nodes[index]?.depth === 3) {
        const [question, answer] = [nodes[index], nodes[index + 1]] as [MarkdownNode, MarkdownNode | undefined];
        if (answer?.type !== 'paragraph')
          throw new MarkdownFault(question, nameNode(question), 'an answer: one paragraph below the question');
        questions.push({
          fields: [
            ['question', textAt(question, plainText(question.children))],
            ['answer', textAt(answer, inlineHtml(answer.children))],
          ],
        });
        index += 2;
      }
      index--;
      body.push(oneEntry('questions', questions));
    } else body.push(makeBlock(node, title));
  }
  return { summary, sections };
}

function makeBlock(node: MarkdownNode, title: string): PlacedNode {
  const { type, children = [] } = node;
  if (type === 'paragraph') return textAt(node, inlineHtml(children));
  if (type === 'blockquote') return oneEntry('note', textAt(node, paragraphOf(node)));
  if (type === 'list')
    return oneEntry(
      node.ordered ? 'steps' : 'list',
      children.map((item) => textAt(item, paragraphOf(item))),
    );
  if (type !== 'table') throw new MarkdownFault(node, nameNode(node), BLOCKS);
  const [head, ...rows] = children;
  return oneEntry('table', {
    fields: [
      // A table has the title of its section.
      ['caption', textAt(node, title)],
      ['head', (head?.children ?? []).map((cell) => textAt(cell, plainText(cell.children)))],
      ['rows', rows.map((row) => (row.children ?? []).map((cell) => textAt(cell, inlineHtml(cell.children))))],
    ],
  });
}

/** The text of what has to hold one paragraph. */
function paragraphOf({ children = [] }: MarkdownNode): string {
  const [first, ...others] = children;
  const [other] = first?.type === 'paragraph' ? others : [first];
  if (other) throw new MarkdownFault(other, nameNode(other), 'one paragraph, and no list or paragraph in it');
  return inlineHtml(first?.children);
}

const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'a block of code',
  thematicBreak: 'a line across the page',
  list: 'a list',
  definition: 'a definition of a link',
};
const nameNode = (node: MarkdownNode): string =>
  node.type === 'heading'
    ? `a heading: ${plainText(node.children)}`
    : (NAMES[node.type] ?? `"${node.type}" of Markdown`);

/** The id of a section, made of the letters and digits of its title, or its number. */
function nameSection(title: string, ids: Set<string>, number: number): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-');
  const id = /[a-z]/.test(name) && !ids.has(name) ? name : `section-${number}`;
  ids.add(id);
  return id;
}

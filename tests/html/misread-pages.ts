import { readFile } from 'node:fs/promises';
import { readTags } from '../../src/integration/examine/read-tags.ts';
import { type ReadTag, tagsByTokenizer } from '../support/tags-by-tokenizer.ts';
import type { Finding, PageFile } from './finding.ts';

/** Pages in which the build's own reader (`readTags`) finds other tags than a parser does. */
export async function findMisread(pages: readonly PageFile[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, file } of pages) {
    const html = await readFile(file, 'utf8');
    const read: ReadTag[] = [];
    readTags(
      html,
      () => true,
      (tag, attributes, text) => void read.push([tag, [...attributes], text]),
    );
    const expected = tagsByTokenizer(html);
    const count = Math.max(read.length, expected.length);
    const first = Array.from({ length: count }, (_, index) => index).find(
      (index) => JSON.stringify(read[index]) !== JSON.stringify(expected[index]),
    );
    if (first === undefined) continue;
    findings.push({
      page: name,
      line: 1,
      column: 1,
      message: 'src/integration/examine/read-tags.ts finds another tag than a parser does.',
      extract: `tag ${first + 1}: ${JSON.stringify(read[first])}, expected ${JSON.stringify(expected[first])}`,
    });
  }
  return findings;
}

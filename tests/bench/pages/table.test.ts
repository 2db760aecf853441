import { describe, expect, test } from 'vitest';
import { endMarker, formatMarkdown, formatTable, replaceMarked, startMarker } from './table.ts';

describe('a table', () => {
  test('is aligned for a terminal', () => {
    const text = formatTable(
      ['page', 'KB'],
      [
        ['home', '10.2'],
        ['a listing', '9.8'],
      ],
    );
    expect(text.split('\n')).toEqual(['page         KB', 'home       10.2', 'a listing   9.8']);
  });

  test('has a rule as Markdown', () => {
    expect(formatMarkdown(['page', 'KB'], [['home', '10.2']])).toBe('| page | KB |\n| --- | ---: |\n| home | 10.2 |');
  });
});

describe('replacing what stands between two comments', () => {
  const text = `# Title\n\n${startMarker('a')}\n\nold\n\n${endMarker('a')}\n\nrest\n`;

  test('changes nothing else', () => {
    expect(replaceMarked(text, 'a', 'new')).toBe(text.replace('old', 'new'));
  });

  test('is refused without both comments', () => {
    expect(() => replaceMarked(text, 'b', 'new')).toThrow('once each');
    expect(() => replaceMarked(text.replace(endMarker('a'), ''), 'a', 'new')).toThrow('once each');
    expect(() => replaceMarked(text + text, 'a', 'new')).toThrow('once each');
  });
});

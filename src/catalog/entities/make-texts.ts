import { cleanLine, shorten } from '../../core/text/text.ts';
import type { ImportContext } from '../shapes/import-context.ts';
import type { RawProduct } from '../shapes/raw-product.ts';

/** How many attributes, features and tags a page shows, and their lengths in characters. */
const MOST = { attributes: 100, features: 40, tags: 20 } as const;
const LONGEST = { name: 100, value: 1000, feature: 300, tag: 40 } as const;

/** The short texts of a product. What is too much or too long is left out or shortened, with a warning: exports are full of it. */
export const makeTexts = (raw: RawProduct, context: ImportContext) => ({
  attributes: makeAttributes(raw, context),
  features: makeFeatures(raw, context),
  tags: makeTags(raw, context),
});

function makeAttributes(raw: RawProduct, { source, problems }: ImportContext): [string, string][] {
  const attributes: [string, string][] = [];
  const position = raw.locate(['attributes']);
  for (const [rawName, rawValue] of Object.entries(raw.input.attributes ?? {})) {
    const name = cleanLine(rawName);
    const value = rawValue === null ? '' : cleanLine(String(rawValue));
    const expected = findFault(name, value);
    const isEmpty = name === '' || value === '' || NO_VALUE.test(value);
    if (expected !== undefined || isEmpty) {
      const problem = {
        code: expected === undefined ? ('attribute-empty' as const) : ('text-too-long' as const),
        severity: 'warning' as const,
        found: shorten(`${JSON.stringify(rawName)}: ${JSON.stringify(rawValue)}`, 80),
        expected: expected ?? 'a name and a value; this attribute is not shown',
        // In the other shapes attributes are lines of a text. A value without a name may be one that is needed.
        fix:
          expected === undefined && name !== '' && (raw.shape === 'canonical' || raw.shape === 'listing')
            ? { kind: 'remove' as const, path: ['attributes', rawName] }
            : undefined,
      };
      // The name of a field is shown in full.
      if (name.length > LONGEST.name) problems.add(source, position, problem);
      else problems.addKey(source, position, rawName, problem);
    }
    if (!isEmpty && name.length <= LONGEST.name) attributes.push([name, shorten(value, LONGEST.value)]);
  }
  if (attributes.length > MOST.attributes) warnOfMany(raw, { source, problems }, 'attributes', attributes.length);
  return attributes.slice(0, MOST.attributes);
}

/** What exports write for no value. */
const NO_VALUE = /^(?:nil|null|nan|n\/a|undefined)$/i;

function findFault(name: string, value: string): string | undefined {
  if (name.length > LONGEST.name) return `a name of at most ${LONGEST.name} characters; this attribute is not shown`;
  if (value.length > LONGEST.value)
    return `a value of at most ${LONGEST.value} characters; there are ${value.length}, and the rest is not shown`;
  return undefined;
}

function makeFeatures(raw: RawProduct, context: ImportContext): string[] {
  const features = (raw.input.features ?? []).filter((text) => text !== '');
  const long = (raw.input.features ?? []).findIndex((text) => text.length > LONGEST.feature);
  if (long >= 0) {
    context.problems.add(context.source, raw.locate(['features', long]), {
      code: 'text-too-long',
      severity: 'warning',
      expected: `at most ${LONGEST.feature} characters; the rest is not shown`,
    });
  }
  if (features.length > MOST.features) warnOfMany(raw, context, 'features', features.length);
  return features.slice(0, MOST.features).map((text) => shorten(text, LONGEST.feature));
}

function makeTags(raw: RawProduct, context: ImportContext): string[] {
  const written = raw.input.tags ?? [];
  const long = written.findIndex((text) => text.length > LONGEST.tag);
  if (long >= 0) {
    context.problems.add(context.source, raw.locate(['tags', long]), {
      code: 'text-too-long',
      severity: 'warning',
      expected: `a tag of at most ${LONGEST.tag} characters; longer ones are not shown`,
    });
  }
  const tags = written.filter((text) => text !== '' && text.length <= LONGEST.tag);
  if (tags.length > MOST.tags) warnOfMany(raw, context, 'tags', tags.length);
  return tags.slice(0, MOST.tags);
}

function warnOfMany(
  { locate }: RawProduct,
  { source, problems }: Pick<ImportContext, 'source' | 'problems'>,
  field: keyof typeof MOST,
  count: number,
): void {
  problems.add(source, locate([field]), {
    code: 'too-many-entries',
    severity: 'warning',
    found: `${count} ${field}`,
    expected: `at most ${MOST[field]}; the others are not shown`,
  });
}

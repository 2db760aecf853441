import { checkLeniently } from '../../catalog/lenient/check-leniently.ts';
import { NO_TITLE } from '../../catalog/entities/make-product.ts';
import { productInput } from '../../catalog/schema/product.ts';
import { type Problem, ProblemList } from '../../catalog/problems/problems.ts';
import type { ProductDocument } from '../../tables/model.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import { dropEmpty } from './read-texts.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';

/**
 * Checks a product by the catalogue's schema. Wrong values of optional fields are fixed or left out of the returned document; undefined where a
 * required one is wrong, and its row is refused.
 */
export function checkDocument(
  document: ProductDocument,
  rows: readonly RowValues[],
  sold: readonly RowValues[],
  findings: Findings,
): ProductDocument | undefined {
  const [first] = rows as readonly [RowValues];
  const title = document.title ?? '';
  if (NO_TITLE.test(title) || title === '')
    findings.add(first.row, 'refused', {
      code: title === '' ? 'title-missing' : 'title-placeholder',
      expected: 'the name of the product',
      found: title === '' ? undefined : title,
      column: first.columnOf('title'),
    });
  const problems = new ProblemList();
  const source = { file: first.row.file, readText: () => JSON.stringify(document) };
  const { data, value } = checkLeniently(productInput, document, source, problems);
  for (const problem of problems.problems) {
    if (problem.severity === 'error' && /^title-/.test(problem.code) && title === '') continue;
    const { values, field } = locate(problem.field, first, sold);
    const { code, expected, found } = problem;
    findings.add(values.row, severityOf(problem), {
      code,
      expected,
      found: found.replace(/^"(.*)"$/s, '$1'),
      column: columnOf(values, field),
    });
  }
  return data && !findings.hasRefused ? dropEmpty(value as ProductDocument) : undefined;
}

const severityOf = ({ severity, expected }: Problem) =>
  severity === 'error' ? 'refused' : / is read as /.test(expected) ? 'mended' : 'left-out';

/** The row of a field of the document: `variants[2].sku` is in the third row that is sold. */
function locate(field: string, first: RowValues, sold: readonly RowValues[]): { values: RowValues; field: string } {
  const [, index, rest] = /^(?:variants|sizes)\[(\d{1,4})\]\.?(.*)$/s.exec(field) ?? [];
  const values = index === undefined ? undefined : sold[Number(index)];
  return values ? { values, field: rest ?? '' } : { values: first, field };
}

/** The column of a field. `legal.maker.address` belongs to the column of the longest matching name. */
function columnOf(values: RowValues, field: string): string | undefined {
  const steps = field.replace(/\[\d+\]/g, '').split('.');
  for (let length = steps.length; length > 0; length--) {
    const column = values.columnOf(steps.slice(0, length).join('.'));
    if (column !== undefined) return column;
  }
  return steps[0] === 'images' || steps[0] === 'image'
    ? (values.columnOf('images') ?? values.columnOf('variants.image'))
    : undefined;
}

import type { EditPath } from '../../contract.ts';
import type { FormField } from '../../form-contract.ts';

/** The names that people see for the fields of a file: the labels of its form. */

/** Fields of a picture besides its file. */
const OF_PICTURE: Readonly<Record<string, string>> = {
  src: 'File or address',
  alt: 'What it shows',
  width: 'Width in pixels',
  height: 'Height in pixels',
  focus: 'Focus',
};

/** The label of the value at a path, with those of the fields around it: `Sizes 3, Pieces left`. Empty for the whole file and for paths in no form. */
export function labelOf(fields: readonly FormField[], path: EditPath): string {
  const [step, ...rest] = path;
  const field = fields.find(({ key }) => key === step);
  return field ? [field.title, ...labelsBelow(field, rest)].join('').trim() : '';
}

/** The labels of a path below a field, each with its separator. */
function labelsBelow(field: FormField, path: EditPath): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const below = (inner: FormField): string[] => labelsBelow(inner, rest);
  switch (field.kind) {
    case 'object': {
      const inner = field.fields.find(({ key }) => key === step);
      return inner ? [`, ${inner.title}`, ...below(inner)] : [];
    }
    case 'list':
      if (typeof step !== 'number') return [];
      return [` ${step + 1}${field.entry.title && `, ${field.entry.title}`}`, ...below(field.entry)];
    case 'table':
      return [` (${step})`, ...below(field.entry)];
    case 'either':
      return field.options.map((option) => labelsBelow(option, path)).toSorted((a, b) => b.length - a.length)[0] ?? [];
    case 'picture':
      return [`, ${OF_PICTURE[step] ?? 'Picture'}`];
    default:
      return [];
  }
}

/** The labels of all keys of a form. If several fields have the same key, the first and outermost one counts. */
export function listLabels(fields: readonly FormField[]): Map<string, string> {
  const labels = new Map<string, string>();
  let level: readonly FormField[] = fields;
  while (level.length > 0) {
    for (const { key, title } of level) if (key !== '' && title !== '' && !labels.has(key)) labels.set(key, title);
    level = level.flatMap((field): readonly FormField[] => {
      if (field.kind === 'object') return field.fields;
      if (field.kind === 'list' || field.kind === 'table') return [field.entry];
      return field.kind === 'either' ? field.options : [];
    });
  }
  return labels;
}

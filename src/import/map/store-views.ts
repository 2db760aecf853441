import type { Findings } from '../../tables/rows/findings.ts';
import { type RowValues, withTexts } from '../../tables/rows/row-values.ts';
import { cleanTexts, plainLine } from '../../tables/rows/values.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The language of a Magento store view: "hi", "hi_IN", "ta-in". Undefined for English, which needs no translation. */
function languageOf(code: string): string | undefined {
  const [, language = ''] = /^([a-z]{2})(?:[_-].{0,40})?$/i.exec(code.trim()) ?? [];
  const folded = language.toLowerCase();
  return folded === '' || folded === 'en' || languages.of(folded) === undefined ? undefined : folded;
}

/** Turns rows of store views into translations of the row with the same SKU. Those without a known language are left out and reported. */
export function withTranslations(rows: readonly RowValues[], findings: Findings): readonly RowValues[] {
  const translated = rows.filter((values) => values.get('store') !== '');
  const plain = rows.filter((values) => values.get('store') === '');
  if (translated.length === 0 || plain.length === 0) return rows;
  const texts = new Map<string, Record<string, string>>();
  for (const values of translated) {
    const code = values.get('store');
    const language = languageOf(code);
    if (language === undefined) {
      findings.add(values.row, 'left-out', {
        code: 'store-view-left-out',
        found: code,
        expected: 'a store view whose code is a language, such as "hi"; the texts of this one are left out',
        column: values.columnOf('store'),
      });
      continue;
    }
    const [title, description] = [plainLine(values.get('title')), cleanTexts(values.get('description'))];
    texts.set(values.get('sku'), {
      ...texts.get(values.get('sku')),
      ...(title !== '' && { [`translations.${language}.title`]: title }),
      ...(description !== '' && { [`translations.${language}.description`]: description }),
    });
  }
  return plain.map((values) => withTexts(values, texts.get(values.get('sku')) ?? {}));
}

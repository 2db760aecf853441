import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding } from './finding.ts';

/** The checker that needs no Java: structure, attributes, ids, labels and the like, by the rules of its authors. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    elements: [
      'html5',
      // The template of a card has a picture whose address comes later.
      { img: { attributes: { src: { required: false } } } },
    ],
    rules: {
      // Safari takes a list without markers for no list, unless it is named one; table parts are named where rows are stacked.
      'no-redundant-role': 'off',
      // Scripts are the site's own, from its own address.
      'require-sri': 'off',
      // The states of a page, of which one is shown at a time, have a main heading each.
      'heading-level': ['error', { allowMultipleH1: true }],
      // Templates have labels and legends whose text comes later.
      'input-missing-label': 'off',
      'wcag/h71': 'off',
    },
  }),
);

export async function validateHtml(page: string, html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html, page);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, selector, ruleUrl }) => ({
      page,
      line,
      column,
      message: ruleUrl ? `${message} (${ruleUrl})` : message,
      extract: selector ?? '',
    })),
  );
}

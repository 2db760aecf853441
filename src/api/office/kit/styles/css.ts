/** The rules of a style sheet as they are served: without comments, and without the space that only people need. */
export const css = (rules: TemplateStringsArray): string =>
  String.raw(rules)
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();

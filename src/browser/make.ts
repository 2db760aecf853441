/**
 * Makes an element with properties and content. Trusted Types forbid scripts to write markup as text.
 *
 *     make('p', { className: 'small' }, 'See ', make('a', { href: '/help' }, 'help'))
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

import { DomUtils, parseDocument } from 'htmlparser2';

/** The elements with this name, each with the texts of its child elements. */
export function readElements(xml: string, name: string): Map<string, string>[] {
  const elements = DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true }));
  return elements.map(
    ({ children }) =>
      new Map(
        children.flatMap((child) => ('name' in child ? [[child.name, DomUtils.textContent(child)] as const] : [])),
      ),
  );
}

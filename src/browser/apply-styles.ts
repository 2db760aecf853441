const applied = new Set<string>();

/**
 * Applies styles that have come within a script (`import styles from './sheet.css?inline'`), once: a file of their own would cost a round trip between
 * the script and what it shows. Imported as plain CSS they would be in every page.
 */
export function applyStyles(text: string): void {
  if (applied.has(text)) return;
  applied.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

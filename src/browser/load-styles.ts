const loaded = new Map<string, Promise<void>>();

/**
 * Loads a stylesheet on demand. Imported as plain CSS it would be inlined into every page. Resolves on failure, too: unstyled
 * content is better than none.
 */
export function loadStyles(href: string): Promise<void> {
  let ready = loaded.get(href);
  if (!ready) {
    ready = new Promise((done) => {
      // One that is on its way already (client/product/sheet.ts).
      const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
      if (known?.sheet) done();
      const link = known ?? document.createElement('link');
      link.addEventListener('load', () => done());
      link.addEventListener('error', () => done());
      if (known) return;
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    });
    loaded.set(href, ready);
  }
  return ready;
}

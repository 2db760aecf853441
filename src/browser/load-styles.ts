const loaded = new Map<string, Promise<void>>();

/**
 * Loads a stylesheet on demand. Imported as plain CSS it would be inlined into every page. Resolves on failure, too: unstyled
 * content is better than none.
 */
export function loadStyles(href: string): Promise<void> {
  let ready = loaded.get(href);
  if (!ready) {
    ready = new Promise((done) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = () => done();
      link.onerror = () => done();
      document.head.append(link);
    });
    loaded.set(href, ready);
  }
  return ready;
}

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a stylesheet that belongs to something opened later. Imported as a plain CSS file it would be inlined into every
 * page. Resolves also when it fails: unstyled is better than nothing.
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

const loaded = new Map<string, Promise<boolean>>();

/**
 * Loads a stylesheet on demand. Imported as plain CSS it would be inlined into every page. Resolves with whether it is there: unstyled
 * content is better than none, but for what covers the page.
 */
export function loadStyles(href: string): Promise<boolean> {
  let ready = loaded.get(href);
  if (!ready) {
    ready = new Promise((done) => {
      // One that is on its way already (client/product/sheet.ts).
      const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
      if (known?.sheet) done(true);
      const link = known ?? document.createElement('link');
      const end = ({ type }: Event) => done(type === 'load');
      link.addEventListener('load', end);
      link.addEventListener('error', end);
      if (known) return;
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    });
    loaded.set(href, ready);
  }
  return ready;
}

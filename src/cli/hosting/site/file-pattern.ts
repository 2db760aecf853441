/** A regular expression for the addresses of files other than pages. Endings don't tell, as names of pages may have them. */
export function filePattern(files: readonly string[]): RegExp {
  const isPage = (file: string) => file.endsWith('.html');
  const topOf = (file: string) => file.split('/')[0] ?? '';
  const topsOfPages = new Set(files.filter((file) => isPage(file) && file.includes('/')).map(topOf));
  const paths = files
    .filter((file) => !isPage(file))
    .map((file) => (file.includes('/') && !topsOfPages.has(topOf(file)) ? `${topOf(file)}/` : `${file}$`));
  const alternatives = [...new Set(paths)].map((path) => path.replace(/[\\^.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^/(?:${alternatives.join('|')})`);
}

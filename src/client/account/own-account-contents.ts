/** Marks the section that is being read in the list of contents. Until one is reached, it is the first. */
export function markContents(container: ParentNode): void {
  const links = [...container.querySelectorAll<HTMLAnchorElement>('.account__nav > a[href^="#"]')];
  const mark = (hash: string | undefined) => {
    for (const link of links)
      if (link.hash === hash) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  mark(links[0]?.hash);
  // The section below the header.
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting);
      if (read) mark(`#${read.target.id}`);
    },
    { rootMargin: '-20% 0% -80%' },
  );
  for (const section of container.querySelectorAll('.account__card[id]')) observer.observe(section);
}

import { listPageNumbers } from '../core/listing/pagination.ts';
import { listsText } from '../messages/rooms/lists.ts';
import { $isTurning, $listing, type ListingPage } from '../stores/listing.ts';
import { useStore } from '@nanostores/react';

function pathOf({ base, query }: ListingPage, page: number): string {
  if (query) return `${base}?${query}${page === 1 ? '' : `&page=${page}`}`;
  return page === 1 ? base : `${base}/${page}`;
}

/** Prev, page numbers, Next (specification section 4), each a link to a page. Rendered at build; hydrated on the first touch. */
export function Pagination(built: ListingPage) {
  const listing = useStore($listing, { ssr: () => null }) ?? built;
  const { page, pageCount, label } = listing;
  const isTurning = useStore($isTurning, { ssr: () => false });
  if (pageCount < 2) return null;
  const step = (rel: 'prev' | 'next', name: string, target: number) =>
    target >= 1 && target <= pageCount ? (
      <a className="pages__step" href={pathOf(listing, target)} rel={rel} data-do="page">
        {name}
      </a>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: at this end the link leads nowhere
      <a className="pages__step pages__step--off" role="link" aria-disabled="true">
        {name}
      </a>
    );
  return (
    <nav className="pages" aria-label={label} aria-busy={isTurning || undefined}>
      <ul className="pages__list" role="list">
        <li>{step('prev', listsText.prev, page - 1)}</li>
        {listPageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap ${index}` : number}>
            {number === 'gap' ? (
              <span className="pages__gap">…</span>
            ) : (
              <a
                className="pages__number"
                href={pathOf(listing, number)}
                aria-label={listsText.page({ page: number })}
                aria-current={number === page ? 'page' : undefined}
                data-do="page"
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>{step('next', listsText.next, page + 1)}</li>
      </ul>
    </nav>
  );
}

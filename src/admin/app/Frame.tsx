import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PageProps } from './frame/page-props.ts';
import { type AdminPage, PAGES } from './pages.ts';
import { Announcer } from './frame/announce.tsx';
import { Mark } from './frame/Mark.tsx';
import { Message } from './frame/Message.tsx';
import { pageHref, useRoute } from './frame/route.ts';

/**
 * Header, menu and the page that the address names.
 *
 *     <Frame shop="Gulab Bazaar" />
 */
export function Frame({ shop }: { readonly shop: string }) {
  const { path, query } = useRoute();
  const [name = '', ...rest] = path.split('/');
  const page = PAGES.find((one) => one.name === name);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header>
        <a className="brand" href={pageHref('')}>
          <Mark /> {shop}
        </a>
        <a href="/" target="_blank" rel="noreferrer">
          Open the shop
        </a>
      </header>
      <nav aria-label="Editor">
        <ul>
          {PAGES.filter(({ inMenu }) => inMenu).map((one) => (
            <li key={one.name}>
              <a href={pageHref(one.name)} aria-current={one.name === name ? 'page' : undefined}>
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" tabIndex={-1}>
        {page ? (
          <OpenPage key={page.name} page={page} rest={rest.join('/')} query={query} shop={shop} />
        ) : (
          <>
            <h1>There is no such page</h1>
            <p>
              <a href={pageHref('')}>Go to the start page</a>
            </p>
          </>
        )}
      </main>
      <Announcer />
    </>
  );
}

function OpenPage({ page, rest, query, shop }: PageProps & { readonly page: AdminPage; readonly shop: string }) {
  const [loaded, setLoaded] = useState<{ readonly Page?: ComponentType<PageProps>; readonly error?: string }>({});
  const isFirst = useRef(document.title.endsWith('editor'));
  useEffect(() => {
    document.title = `${page.title} | ${shop}`;
    page.load().then(
      ({ default: Page }) => setLoaded({ Page }),
      () => setLoaded({ error: 'This page could not be fetched. Load it again.' }),
    );
  }, [page, shop]);
  useEffect(() => {
    // When one page replaces another, screen readers read the new one from its heading.
    if (loaded.Page && !isFirst.current) document.getElementById('main')?.focus();
  }, [loaded]);
  if (loaded.error !== undefined) return <Message isError>{loaded.error}</Message>;
  return loaded.Page ? <loaded.Page key={rest} rest={rest} query={query} /> : <p className="soft">Loading</p>;
}

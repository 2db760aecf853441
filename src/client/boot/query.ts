/**
 * An inline script in the head of the search page. If the address has a query, it sets `data-query`, which shows the results' place instead of
 * the categories before anything is painted, and asks for the index early. client/search/results.ts changes it to `busy`, `found`, `none` or
 * `failed`. `data-slow` means that there is nothing yet after some seconds. `start` is the address of the index's first file.
 */
export const queryScript = (start: string): string =>
  [
    '{let d=document,r=d.documentElement.dataset,l=d.createElement("link");',
    'if((new URLSearchParams(location.search).get("q")||"").trim()){r.query="";',
    `l.rel="preload";l.as="fetch";l.crossOrigin="";l.href="${start}";d.head.append(l);`,
    'setTimeout(()=>{if(!r.query)r.slow=""},6e3);',
    'addEventListener("error",e=>{if(e.target.type=="module")r.query="failed"},!0)}}',
  ].join('');

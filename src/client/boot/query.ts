/**
 * An inline script in the head of the search page. If the address has a query, it sets `data-query`, which shows the results' place instead of
 * the categories before anything is painted, and asks for the index early. client/search/results.ts changes it to `busy`, `found`, `none` or
 * `failed`. `data-slow` means that there is nothing yet after some seconds. `files` are the addresses
 * of the index's first files.
 */
export const queryScript = (files: readonly string[]): string =>
  [
    '{let d=document,r=d.documentElement.dataset;',
    'if((new URLSearchParams(location.search).get("q")||"").trim()){r.query="";',
    `for(let f of ${JSON.stringify(files)}){let l=d.createElement("link");l.rel="preload";l.as="fetch";l.crossOrigin="";l.href=f;d.head.append(l)}`,
    'setTimeout(()=>{if(!r.query)r.slow=""},6e3);',
    'addEventListener("error",e=>{if(e.target.type=="module")r.query="failed"},!0)}}',
  ].join('');

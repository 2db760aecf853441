/**
 * An inline script in the head of the search page, behind a template with links to all that results need: files of the index, scripts, and as
 * the last one client/search/results.ts (integration/render/link-template-scripts.ts). If the address has a query, it sets `data-query`, which
 * shows the results' place instead of the categories before anything is painted, and asks for all of it. Each script starts as soon as its own
 * imports are there, but for the last one, which waits for the page; it changes `data-query` to `busy`, `found`, `help`, `none` or `failed`. In
 * development, where scripts have no final names, the template has none, and the page starts the last one itself. `data-slow` means that there
 * is nothing yet after some seconds.
 */
export const QUERY_SCRIPT = [
  '{let d=document,r=d.documentElement.dataset;',
  'if((new URLSearchParams(location.search).get("q")||"").trim()){r.query="";',
  'let a=[...d.querySelector("template").content.children],z=a.at(-1);',
  'for(let l of a)d.head.append(l),l==z||l.as||import(l.href).catch(()=>{});',
  'setTimeout(()=>{if(!r.query)r.slow=""},6e3);',
  'addEventListener("DOMContentLoaded",()=>z.as||import(z.href).catch(()=>{r.query="failed"}))',
  '}}',
].join('');

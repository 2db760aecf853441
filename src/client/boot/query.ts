import { LATE_SCRIPTS } from '../../core/late-scripts.ts';

const IN_TEMPLATE = 'd.querySelector("[data-late]").content.firstElementChild.src';

/**
 * An inline script in the head of the search page. If the address has a query, it sets `data-query`, which shows the results' place instead of
 * the categories before anything is painted, asks for all that results need at once, and starts client/search/results.ts, which changes it to
 * `busy`, `found`, `none` or `failed`. `data-slow` means that there is nothing yet after some seconds. `files` are the addresses of the index's
 * first files. In development, where scripts have no final names, `isBuilt` is false, and the script is taken from the template.
 */
export const queryScript = (files: readonly string[], isBuilt: boolean): string =>
  [
    '{let d=document,r=d.documentElement.dataset;',
    'if((new URLSearchParams(location.search).get("q")||"").trim()){r.query="";',
    'let a=(h,p)=>d.head.append(Object.assign(d.createElement("link"),{href:h},p));',
    isBuilt ? `let s=["${LATE_SCRIPTS}"];s.map(h=>a(h,{rel:"modulepreload"}));` : '',
    `${JSON.stringify(files)}.map(h=>a(h,{rel:"preload",as:"fetch",crossOrigin:""}));`,
    'setTimeout(()=>{if(!r.query)r.slow=""},6e3);',
    `addEventListener("DOMContentLoaded",()=>import(${isBuilt ? 's[0]' : IN_TEMPLATE}).catch(()=>{r.query="failed"}))`,
    '}}',
  ].join('');

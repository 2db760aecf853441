/**
 * An inline script in the head of the search page, behind a template with links to all that results need. In the template's first element are
 * those of files that find results: of the index, and the script that reads it. Then come scripts, and as the last one client/search/results.ts
 * (integration/render/link-template-scripts.ts). If the address has a query, this script sets `data-query`, which shows the results' place
 * instead of the categories before anything is painted, and asks for all of it. Each script starts as soon as its own imports are there, but for
 * the last one, which waits for the page; it changes `data-query` to `busy`, `found`, `help`, `none` or `failed`. In development, where scripts
 * have no final names, the template has none, and the page starts the last one itself. `data-slow` means that there is nothing yet after some
 * seconds.
 *
 * For a common search (core/search/common-results.ts) it asks for the file with its results in place of what finds them, and for the pictures of
 * its first cards as soon as that is there.
 */
export const QUERY_SCRIPT = [
  '{let d=document,r=d.documentElement.dataset,p=[...new URLSearchParams(location.search)],q=p.find(x=>x[0]=="q")?.[1].trim();',
  'if(q){r.query="";',
  'let t=d.querySelector("template"),f=t.dataset,c=t.content,a,z;',
  'q=q.toLowerCase();',
  'if(!p[1]&&f.common.split(",").includes(q)){',
  'c.firstElementChild.remove();',
  '(self.common={})[q]=fetch(f.find+"/q/"+q.replaceAll(" ","-")+".json",{signal:AbortSignal.timeout(15e3)}).then(x=>x.json());',
  'common[q].then(x=>{for(let[s,e]of"saving"in r?x.pictures.slice(0,1):x.pictures){let i=new Image;i.fetchPriority="high";i.sizes=f.sizes;i.srcset=e;i.src=s}},()=>{})}',
  'a=[...c.querySelectorAll("link")],z=a.at(-1);',
  'for(let l of a)d.head.append(l),l==z||l.as||import(l.href).catch(()=>{});',
  'setTimeout(()=>{if(!r.query)r.slow=""},6e3);',
  'addEventListener("DOMContentLoaded",()=>!z||z.as||import(z.href).catch(()=>{r.query="failed"}))',
  '}}',
].join('');

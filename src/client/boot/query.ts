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
 * its first cards as soon as that is there. For another search that may be known it asks for the file that has its results if they are known, and
 * a moment later for what finds them if they are not, as hosts send at once what is asked for at once. It asks at once when they
 * are not: before the last script does, as a preloaded file that nothing takes makes a later request for it fail if it has failed itself.
 *
 * From a query with a price it takes the price (core/search/words/price-forms.ts), and asks for the file that has the results of what remains, with
 * prices. `b` has pairs of texts of which one or both are its limits.
 */
export const QUERY_SCRIPT = [
  '{let d=document,r=d.documentElement.dataset,p=new URLSearchParams(location.search),q=p.get("q")?.trim().toLowerCase().normalize();',
  'if(q){r.query="";',
  'let t=d.querySelector("template"),f=t.dataset,c=t.content,w=c.children[0],z=c.lastElementChild,n=0,[a="",...b]=q.match(f.prices)||[],u=q.replace(a,"").trim(),g=x=>{for(let l of x.querySelectorAll("link"))d.head.append(l),l==z||l.as||import(l.href).catch(()=>{})};',
  'if(p.size<2){if(f.common.split(",").includes(q))w.remove(),n="/q/"+q.replaceAll(" ","-");',
  'else if(!/\\d/.test(u)){for(let x of u)n=Math.imul(n,31)+x.codePointAt()|0;n=a?"/b/"+(n>>>0)%(f.known/2):"/a/"+(n>>>0)%f.known;w.remove();setTimeout(g,150,w)}',
  'if(n)(self.known={q,b,found:fetch(f.find+n+".json",{signal:AbortSignal.timeout(15e3)}).then(async x=>new Map(await x.json()).get(u)).catch(()=>{})}).found.then(x=>x?x.pictures.slice(0,"saving"in r||2).map(([s,e])=>{let i=new Image;i.fetchPriority="high";i.sizes=f.sizes;i.srcset=e;i.src=s}):g(w))}',
  'g(c);',
  'setTimeout(()=>r.query||(r.slow=""),6e3);',
  'addEventListener("DOMContentLoaded",()=>z==w||import(z.href).catch(()=>{r.query="failed"}))',
  '}}',
].join('');

/**
 * Runs in the head of the shop's own pages (`AppPage`), for when their scripts do not: after 5 seconds, or at the first script that
 * can't be had, the page says so, offers what it offers without script (`Instead`), and puts what is stored into the messages
 * there. Whether a page still waits for its script is CSS to find out, so one that comes late takes over.
 * It stands in the page as text, so it is written as text. What is stored, and the address, are shown as text alone.
 */
export const INSTEAD_SCRIPT = [
  '{let d=document,r=d.documentElement.dataset,f=self.instead=e=>{if(e)e.dataset.failed="";',
  'if("failed"in r)return;r.failed="";',
  'd.querySelector(".instead__again").onclick=()=>location.reload();',
  'let p=d.querySelector(".instead__kept");if(!p)return;',
  'let k=p.dataset.key,u=new URLSearchParams(location.search),g=k=>u.get(k),o={number:g("number")||g("order"),sku:g("sku"),size:g("size"),quantity:g("quantity")},s=[],i=x=>/^[\\w.-]{1,50}$/.test(x||"");',
  'try{s=JSON.parse(sessionStorage[k]||localStorage[k]);s=s.lines||s}catch{}',
  // An order that the address names is the one that is asked about.
  'let t=[o,...o.number?[]:s].slice(0,30).map(l=>i(l.number)?"Order "+l.number:i(l.sku)?(l.quantity|0||1)+" × "+(l.title?l.title+", ":"")+l.sku+(l.size?", "+l.size:""):"").filter(x=>x);',
  'p.textContent=t.join("\\n");p.parentNode.hidden=!t[0];',
  'for(let a of d.querySelectorAll("[data-kept]"))a.href+=encodeURIComponent(t.join("\\r\\n"))',
  '};setTimeout(f,5e3);addEventListener("error",e=>{if(e.target.type=="module")f()},!0)}',
].join('');

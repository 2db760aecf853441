import { SKU } from '../../core/product/sku.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import { say, value } from './say.ts';

/** Wide enough for every order number; the texts of a link are not. */
const ORDER_NUMBER = /^[\w-]{1,50}$/;

/**
 * The wait for a script, in milliseconds. Each file that arrives begins it anew, so that a slow link with all scripts on their way never
 * shows the fallback. React, the largest file, takes 8 s on 64 kbit/s.
 */
const QUIET_MS = 10_000;

/**
 * An inline script in the head of application pages (`AppPage`) for when their own scripts fail: when no file has arrived for QUIET_MS, or
 * as soon as a script can't be loaded, it sets `data-failed`, which shows the fallback (`Instead`), and writes the stored cart or the order
 * of the address there and into the messages. CSS decides whether the page is still waiting, so a script that arrives late takes over.
 * Storage and address are untrusted and shown as text only.
 */
export const INSTEAD_SCRIPT = [
  '{let d=document,r=d.documentElement.dataset,f=self.instead=e=>{if(e)e.dataset.failed="";',
  'if("failed"in r)return;r.failed="";',
  'd.querySelector(".instead__again").onclick=()=>location.reload();',
  'let p=d.querySelector(".instead__kept");if(!p)return;',
  `let k=p.dataset.key,u=new URLSearchParams(location.search),g=k=>u.get(k),o={number:g("number")||g("order"),sku:g("sku"),size:g("size"),quantity:g("quantity")},s=[],i=x=>${SKU}.test(x||""),n=x=>${ORDER_NUMBER}.test(x||"");`,
  'try{s=JSON.parse(sessionStorage[k]||localStorage[k]);s=s.lines||s}catch{}',
  // The order of the address comes before the stored cart.
  `let t=[o,...o.number?[]:s].slice(0,30).map(l=>n(l.number)?${say(documentsText.order({ number: value('l.number') }))}:i(l.sku)?(l.quantity|0||1)+" × "+(l.title?l.title+", ":"")+l.sku+(l.size?", "+l.size:""):"").filter(x=>x);`,
  'p.textContent=t.join("\\n");p.parentNode.hidden=!t[0];',
  'for(let a of d.querySelectorAll("[data-kept]"))a.href+=encodeURIComponent(t.join("\\r\\n"))',
  `},t,w=()=>{clearTimeout(t);t=setTimeout(f,${QUIET_MS})};w();new PerformanceObserver(w).observe({type:"resource"});`,
  'addEventListener("error",e=>{if(e.target.type=="module")f()},!0)}',
].join('');

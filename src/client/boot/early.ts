/**
 * An inline script in the head of every page. It queues clicks on `[data-do]` controls until the boot script has loaded, and marks
 * them busy. If that script fails, the browser's own action follows, as soon as there is a connection.
 *
 * It sets `data-saving` on `<html>` if the shopper has chosen to save data; without a choice, if the browser asks for it (`Save-Data`)
 * or the connection is slow. Lazy pictures are held back then (styles/base.css), unless scripts fail.
 *
 * Where the animation between two pages is left out, browsers report that as a promise of the new page that nobody handles, and hand that
 * promise to nobody (w3c/csswg-drafts#13726). Returning false says that it is handled.
 */
export const EARLY_SCRIPT =
  '{let q=clicked=[],r=document.documentElement.dataset,k=early=e=>{let t=e.target.closest("[data-do]");t&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.button)&&(e.preventDefault(),t.ariaBusy="true",q.push(t))};addEventListener("click",k,!0);addEventListener("error",e=>{if(e.target.type=="module"){delete r.saving;e=()=>{removeEventListener("click",k,!0);for(let t of q)t.click()};navigator.onLine?e():addEventListener("online",e)}},!0);try{let e=navigator.connection;if(+(localStorage.saving??(e.saveData||/2g/.test(e.effectiveType))))r.saving=""}catch{}onunhandledrejection=e=>!/Transition/.test(e.reason)}';

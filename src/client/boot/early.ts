/**
 * An inline script in the head of every page. It queues clicks on `[data-do]` controls until the boot script has loaded, and marks
 * them busy. If that script fails, the browser's own action follows, as soon as there is a connection.
 */
export const EARLY_SCRIPT =
  '{let q=self.clicked=[],k=self.early=e=>{let t=e.target.closest("[data-do]");t&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.button)&&(e.preventDefault(),t.ariaBusy="true",q.push(t))};addEventListener("click",k,!0);addEventListener("error",e=>{if(e.target.type=="module"){let g=()=>{removeEventListener("click",k,!0);for(let t of q)t.href?location=t.href:t.form?.submit()};navigator.onLine?g():addEventListener("online",g)}},!0)}';

/**
 * Runs in the head of every page, before anything can be pressed: keeps presses on `[data-do]` until the boot script is
 * there, shows that they arrived, and lets the browser do what it would have done when that script never comes: as soon as there
 * is a network.
 * It stands in the page as text, so it is written as text.
 */
export const EARLY_SCRIPT =
  '{let q=self.pressed=[],k=self.early=e=>{let t=e.target.closest("[data-do]");t&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.button)&&(e.preventDefault(),t.ariaBusy="true",q.push(t))};addEventListener("click",k,!0);addEventListener("error",e=>{if(e.target.type=="module"){let g=()=>{removeEventListener("click",k,!0);for(let t of q)t.href?location=t.href:t.form?.submit()};navigator.onLine?g():addEventListener("online",g)}},!0)}';

/**
 * An inline script behind the parts of elements that show what they are built with to a visitor of whom nothing is known: a form, or that there is
 * nothing yet. `data-waits` names the storage keys, or "?" for a query or fragment, with which the element's own script has to ask first:
 * where one of them is there, the part that says so is shown instead, before anything is painted.
 */
export const FIRST_PART_SCRIPT =
  '{let e=document.currentScript.parentNode;try{if(e.dataset.waits.split(" ").some(k=>k=="?"?location.search+location.hash:sessionStorage[k]||localStorage[k]))for(let x of e.children){let d=x.dataset,p=d.part||d.state;if(p)x.hidden=!/^(wait|load)ing/.test(p)}}catch{}}';

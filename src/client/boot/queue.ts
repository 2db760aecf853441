/**
 * An inline script in the head of application pages (`AppPage`): what is clicked (`[data-act]`) or sent in an element whose script has not
 * loaded yet is marked busy, and done when the script is there. What is typed stays in its field (client/forms/form-draft.ts).
 */
export const QUEUE_SCRIPT =
  '{let f=e=>{let o=e.target.closest(":not(:defined)"),s=e.submitter,t=e.type=="submit"?s:e.target.closest("[data-act]");if(!o||!t)return;e.preventDefault();t.ariaBusy="true";customElements.whenDefined(o.localName).then(()=>{t.ariaBusy=null;s?e.target.requestSubmit(s):t.click()})};for(let k of["click","submit"])addEventListener(k,f,!0)}';

import { formatPhone } from '../../../../core/address/phone.ts';
import type { StateTone } from '../../../../core/text/state-tone.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';

/** Pieces of an office's pages. */

/** A link that looks like a button, in a paragraph of its own. */
export const buttonLink = (href: string, text: string): Html =>
  html`<p><a class="button plain" href="${href}">${text}</a></p>`;

/** A remark about a page or a form. */
export const hint = (words: Content): Html => html`<p class="soft">${words}</p>`;

/** Shown instead of an empty list: what would be there, and what to do next. */
export const nothing = (words: Content): Html => html`<p class="empty">${words}</p>`;

/** Wraps content; undefined if the content is empty. */
export const around = (content: Content, wrap: (shown: Html) => Html): Html => {
  const shown = html`${content}`;
  return shown.length === 0 ? shown : wrap(shown);
};

/** With more characters, all figures of a row become smaller. */
const MOST_IN_TILE = 13;

/** Figures with what they count, side by side, on a phone below each other. */
export const tiles = (figures: readonly (readonly [figure: string, words: Content])[]): Html =>
  html`<ul class="tiles sums${figures.some(([figure]) => figure.length > MOST_IN_TILE) && ' long'}">${figures.map(([figure, words]) => html`<li><div><b>${figure}</b> <span>${words}</span></div></li>`)}</ul>`;

/** A list of names and values without empty ones; undefined if all are empty. */
export const facts = (entries: readonly (readonly [name: string, value: Content])[]): Html =>
  around(
    entries.map(([name, value]) => around(value, (shown) => html`<dt>${name}</dt><dd>${shown}</dd>`)),
    (shown) => html`<dl>${shown}</dl>`,
  );

/** Whether content gets the focus when its page opens. It must not be hidden then. */
const hasFocus = (shown: Html): boolean => shown.toString().includes(' autofocus');

/** Content behind a summary, for actions that need a second thought; undefined without content. */
export const behind = (summary: Content, content: Content, isOpen = false): Html =>
  around(
    content,
    (shown) => html`<details${(isOpen || hasFocus(shown)) && ' open'}><summary>${summary}</summary>${shown}</details>`,
  );

/** The same behind a summary that looks like a button. */
export const behindButton = (summary: string, content: Content): Html =>
  around(
    content,
    (shown) =>
      html`<details class="asking"${hasFocus(shown) && ' open'}><summary class="button plain">${summary}</summary>${shown}</details>`,
  );

/** Forms of actions, side by side. */
export const actions = (forms: Content): Html => around(forms, (shown) => html`<div class="actions">${shown}</div>`);

/** A card about one entry of a list. */
export const card = (heading: Content, content: Content, id?: string): Html =>
  html`<article class="card"${id !== undefined && html` id="${id}"`}><h2>${heading}</h2>${content}</article>`;

/** A phone number as a link that calls it. */
export const phoneLink = (phone: string | null): Content =>
  phone && html`<a class="whole" href="tel:${phone}">${formatPhone(phone)}</a>`;

/** An email address as a link that writes to it. */
export const mailLink = (email: string | null): Content =>
  email && html`<a href="mailto:${email}">${mailWords(email)}</a>`;

/** An address that may wrap before its "@" and the dots of its name. */
export const mailWords = (email: string): Html => {
  const [name = '', ...host] = email.split('@');
  const parts = name.split('.').map((part, index) => (index === 0 ? part : html`<wbr>.${part}`));
  return html`${parts}${host.map((part) => html`<wbr>@${part}`)}`;
};

export type Tone = StateTone;

/** The label of a state. */
export const stateLabel = (words: Content, tone?: Tone): Html =>
  html`<span class="state${tone && ` ${tone}`}">${words}</span>`;

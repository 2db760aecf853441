import { BASE } from '../../../ground/http/app.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';

/** The links of an office to its own pages; `home` is its path below the host's base path: `/operator`. */
export function linksBelow(home: string) {
  /** The address of a page of the office, with the parameters that have a value. */
  const linkTo = (path: string, query: Readonly<Record<string, string | undefined>> = {}): string => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const text = new URLSearchParams(given).toString();
    return `${BASE}${home}${path}${text === '' ? '' : `?${text}`}`;
  };
  return {
    linkTo,
    link: (path: string, text: string): Html => html`<a href="${linkTo(path)}">${text}</a>`,
    /** A link whose text names its goal: an order, a seller, a product. */
    nameLink: (path: string, name: string): Html => html`<a class="name" href="${linkTo(path)}">${name}</a>`,
    /** A link to the page of a row that looks like a button; `about` names the row for screen readers. */
    pageLink: (path: string, text: string, about: string): Html =>
      html`<a class="button plain" href="${linkTo(path)}">${text}<span class="unseen"> ${about}</span></a>`,
    /** A link to the list to which a page belongs. */
    backLink: (path: string, text: string): Html => html`<p class="back"><a href="${linkTo(path)}">${text}</a></p>`,
    /** A notice of something to do about the subject of a page, with a link to where it is done. */
    taskNotice: (words: Content, path: string, button: string): Html =>
      html`<div class="notice warn"><p>${words}</p><a class="button" href="${linkTo(path)}">${button}</a></div>`,
  };
}

export type Links = ReturnType<typeof linksBelow>;

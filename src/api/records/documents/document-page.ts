import { createHash } from 'node:crypto';
import { documentsText } from '../../../messages/rooms/documents.ts';
import type { Look } from '../../../theme/look.ts';
import { type Html, html, openDocument, rawHtml, scriptElement } from '../../ground/http/html.ts';
import { documentStyle, type LabelSize } from './document-style.ts';

/** A page for printing: buttons that stay off the paper, then the documents. */

interface DocumentPage {
  readonly title: string;
  readonly shopName: string;
  readonly look: Look;
  readonly documents: readonly Html[];
  /** What could not be printed. */
  readonly notes: readonly string[];
  /** The size of labels; missing for other documents, which are A4. */
  readonly size?: LabelSize;
  /** Addresses of this page for labels in other sizes. */
  readonly sizeLinks?: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly back: { readonly label: string; readonly href: string };
  /** Origins of the pictures. */
  readonly pictureOrigins: readonly string[];
}

/** Without it the browser's menu prints. */
const SCRIPT = 'const b=document.querySelector("button");b.hidden=false;b.addEventListener("click",()=>{print()})';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** How many A6 labels an A4 sheet has. */
const PER_SHEET = 4;

export function documentPage(page: DocumentPage): Response {
  const { title, shopName, look, documents, notes, size, sizeLinks = [], back, pictureOrigins } = page;
  const style = documentStyle(look, size);
  const sizes =
    sizeLinks.length > 0 &&
    html`<nav aria-label="${documentsText.paper}">${sizeLinks.map(
      ({ label, href, isCurrent }) =>
        html`<a class="button plain" href="${href}"${isCurrent && html` aria-current="page"`}>${label}</a>`,
    )}</nav>`;
  const content =
    size === 'a4'
      ? Array.from(
          { length: Math.ceil(documents.length / PER_SHEET) },
          (_, index) => html`<div class="sheet">${documents.slice(index * PER_SHEET, (index + 1) * PER_SHEET)}</div>`,
        )
      : documents;
  const isPrinted = documents.length > 0;
  const written = html`${openDocument()}
<title>${title} | ${shopName}</title><style>${rawHtml(style)}</style></head><body>
<header><h1>${title}</h1>${notes.map((note) => html`<p role="alert">${note}</p>`)}${sizes}
<p class="buttons">${isPrinted && html`<button type="button" hidden>${documentsText.print}</button>`}<a class="button plain" href="${back.href}">${back.label}</a></p></header>
<main>${content}</main>${isPrinted && scriptElement(SCRIPT)}</body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(SCRIPT)}`,
    ...(pictureOrigins.length > 0 ? [`img-src ${pictureOrigins.join(' ')}`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(written.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      // The address has a token, which other sites must not learn.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  });
}

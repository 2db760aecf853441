import type { Page } from '@playwright/test';
import { findFaults } from './large-text.ts';

/** What a page must not have in another language. */

/** Names, codes that are the same in every language, and places as couriers read them. */
const SAME = new Set([
  // In the search box, as many type English names.
  'search',
  ...['english', 'whatsapp', 'javascript', 'chai', 'ghar', 'asha', 'jaipur', 'pavan', 'couriers', 'devi'],
  ...[
    'upi',
    'sms',
    'pin',
    'gst',
    'gstin',
    'trn',
    'vat',
    'fssai',
    'mrp',
    'otp',
    'sku',
    'pdf',
    'aed',
    'inr',
    'xxl',
    'csv',
    'igst',
    'cgst',
    'sgst',
    'hsn',
  ],
]);

/** Texts that are seen or read out with English words that neither the catalogue has nor every language, each once. */
export async function findEnglish(page: Page, known: ReadonlySet<string>): Promise<readonly string[]> {
  const texts = await listTexts(page);
  const foreign = texts.filter((text) => {
    const words =
      text
        .replace(/\S*(?:@|:\/\/)\S*|[A-Z0-9]+-[A-Z0-9-]+/g, ' ')
        .match(/(?<![\p{L}\p{M}\d])(?:[a-z]{3,}|ok)(?![\p{L}\p{M}\d])/giu) ?? [];
    return words.some((word) => !known.has(word.toLowerCase()) && !SAME.has(word.toLowerCase()));
  });
  return [...new Set(foreign)];
}

const listTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    for (const element of document.querySelectorAll('body, body *')) {
      if (
        element.closest('script, style, template, noscript') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

/** Lines that are cut at their upper or lower edge, besides texts that are meant to end with dots. */
const findFlattened = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const faults: string[] = [];
    for (const element of document.querySelectorAll('main *, header *, footer *, dialog[open] *')) {
      if (element.closest('.visually-hidden, .unseen, .rows > thead, [data-hidden]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { clipPath, overflowY, webkitLineClamp } = getComputedStyle(box);
          if (/auto|scroll/.test(overflowY) || webkitLineClamp !== 'none' || clipPath === 'inset(50%)') break;
          if (overflowY === 'visible' || box.matches('details, dialog')) continue;
          const { top, bottom } = box.getBoundingClientRect();
          if (text.width > 1 && (text.top < top - 2 || text.bottom > bottom + 2)) {
            faults.push(`${element.localName} "${node.data.trim().slice(0, 40)}" in ${box.className}`);
            break;
          }
        }
      }
    }
    return faults;
  });

/**
 * Of a page from right to left: texts that begin at the left edge, and numbers and addresses whose parts stand in the wrong order, such as
 * "Mall Road 14" and "971+".
 */
export const findTurned = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    if (document.documentElement.dir !== 'rtl') return [];
    const faults: string[] = [];
    const range = document.createRange();
    const leftOf = (node: Text, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg, script, style, template, noscript, .visually-hidden')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { direction, display, textAlign, unicodeBidi } = getComputedStyle(element);
      const name = `${element.localName} "${element.textContent.trim().slice(0, 60)}"`;
      const isField = element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])');
      if (isField && (unicodeBidi !== 'plaintext' || /left|start/.test(textAlign)))
        faults.push(`typed from the left: ${element.getAttribute('name') ?? element.id}`);
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '') as Text[];
      if (isField || texts.length === 0) continue;
      const runsRight = direction === 'ltr' || unicodeBidi === 'plaintext';
      if (display !== 'inline' && (textAlign === 'left' || (runsRight && textAlign === 'start')))
        faults.push(`from the left: ${name}`);
      for (const node of texts)
        for (const { 0: run, index } of node.data.matchAll(
          /\+\d[\d\s]*\d|(?<!\p{L}.{0,3})\d+ [a-z]{2,} [a-z]{2,}/giu,
        )) {
          const first = leftOf(node, index);
          const last = leftOf(node, index + run.length - 1);
          if (first.top === last.top && first.left > last.left) faults.push(`turned round: ${run} in ${name}`);
        }
    }
    return faults;
  });

/** All that is wrong with a page in another language. */
export const findLanguageFaults = async (page: Page, known: ReadonlySet<string>): Promise<readonly string[]> => [
  ...(await findEnglish(page, known)).map((text) => `English: ${text.slice(0, 120)}`),
  ...(await findFaults(page)),
  ...(await findFlattened(page)),
  ...(await findTurned(page)),
];

import { escapeHtml } from '../../core/text/strings.ts';
import { unbrokenHtml, withoutOrphan } from '../../core/text/unbroken.ts';
import { formatMoney } from '../../core/money/format-price.ts';
import { easeWords } from '../../core/size/size-advice.ts';
import { runsRightToLeft } from '../../messages/language.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import type { Market } from '../model.ts';
import { markFillIns } from '../values/fill-in.ts';
import { type ProblemList, suggest } from '../problems/problems.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { ContentPage, PagePart } from '../page.ts';
import { sanitiseInline, stripMarkup } from '../values/sanitise.ts';
import type { PageInput, PartInput } from '../schema/page.ts';
import type { StoreProfile } from '../schema/store.ts';

/**
 * Makes a page of its file and fills in facts of the store and the page's market, such as `{{store.name}}`. Returns undefined
 * when the file has an error.
 */
export function makePage(
  { input, source }: CatalogFile<PageInput>,
  store: StoreProfile,
  market: Market,
  problems: ProblemList,
): ContentPage | undefined {
  if (!input) return undefined;
  const facts = collectFacts(store, market);
  const fill = (text: string, path: readonly PropertyKey[], write = (fact: string) => fact): string =>
    text.replace(/\{\{([^{}]*)\}\}/g, (whole, written: string) => {
      const name = written.trim();
      const fact = facts.get(name);
      if (fact !== undefined) return write(fact);
      problems.add(source, path, {
        code: 'fact-unknown',
        found: whole,
        expected: `a fact of the store or market: ${[...facts.keys()].join(', ')}`,
        hint: suggest(name, facts.keys()),
      });
      return whole;
    });
  // Facts are filled in after cleaning, which would replace the no-break space of an amount.
  const html = (text: string, ...path: PropertyKey[]) =>
    withoutOrphan(
      unbrokenHtml(
        markFillIns(fill(sanitiseInline(text), path, escapeHtml)).replace(/href="tel:[^"]*"/g, (link) =>
          link.replaceAll(' ', ''),
        ),
      ),
    );
  const plain = (text: string, ...path: PropertyKey[]) => stripMarkup(fill(text, path));
  const { title, label = title, updated, scene, next } = input;
  return {
    path: input.path,
    marketId: market.id,
    group: input.group,
    title: plain(title, 'title'),
    label: plain(label, 'label'),
    description: plain(input.description, 'description'),
    updated,
    scene: scene && { ...scene, text: plain(scene.text, 'scene', 'text') },
    summary: input.summary.map((text, index) => html(text, 'summary', index)),
    sections: input.sections.map((section, index) => ({
      id: section.id,
      title: plain(section.title, 'sections', index, 'title'),
      parts: section.body.map((entry, position) =>
        makePart(
          entry,
          (text, ...path) => html(text, 'sections', index, 'body', position, ...path),
          (text, ...path) => plain(text, 'sections', index, 'body', position, ...path),
        ),
      ),
    })),
    next: next && { ...next, label: plain(next.label, 'next', 'label') },
    file: source.file,
  };
}

type Writer = (text: string, ...path: PropertyKey[]) => string;

function makePart(part: PartInput, html: Writer, plain: Writer): PagePart {
  if (typeof part === 'string') return { kind: 'text', html: html(part) };
  if ('note' in part) return { kind: 'note', html: html(part.note, 'note') };
  if ('list' in part) return { kind: 'list', items: part.list.map((text, index) => html(text, 'list', index)) };
  if ('steps' in part)
    return {
      kind: 'steps',
      items: part.steps.map((text, index) => html(text, 'steps', index)),
      drawings: part.drawings,
    };
  if ('table' in part) {
    const { caption, head, rows } = part.table;
    return {
      kind: 'table',
      caption: html(caption, 'table', 'caption'),
      head: head.map((text, index) => plain(text, 'table', 'head', index)),
      rows: rows.map((row, y) => row.map((cell, x) => html(cell, 'table', 'rows', y, x))),
    };
  }
  return {
    kind: 'questions',
    items: part.questions.map(({ question, answer }, index) => ({
      question: plain(question, 'questions', index, 'question'),
      answer: html(answer, 'questions', index, 'answer'),
    })),
  };
}

/** The facts that a text may name, as text. Facts that the store or market doesn't have are left out. */
function collectFacts(store: StoreProfile, market: Market): Map<string, string> {
  const { delivery, returns } = market;
  const money = (minor: number | undefined) =>
    minor === undefined ? undefined : formatMoney(minor, market.currency, market.locale);
  const facts: Record<string, string | undefined> = {
    'store.name': store.name,
    'store.legalName': store.legalName,
    'store.address': store.address,
    'store.siteUrl': store.siteUrl,
    'store.care.phone': store.care.phone,
    'store.care.email': store.care.email,
    'store.care.hours': store.care.hours,
    'store.orderChannel.whatsapp': store.orderChannel.whatsapp,
    'store.orderChannel.email': store.orderChannel.email,
    'store.grievanceOfficer.name': store.grievanceOfficer.name,
    'store.grievanceOfficer.designation': store.grievanceOfficer.designation,
    'store.grievanceOfficer.phone': store.grievanceOfficer.phone,
    'store.grievanceOfficer.email': store.grievanceOfficer.email,
    'store.grievanceOfficer.hours': store.grievanceOfficer.hours,
    'sizes.ease': easeWords(),
    'market.name': market.name,
    'market.delivery.fee': money(delivery.feeMinor),
    'market.delivery.freeFrom': money(delivery.freeFromMinor),
    'market.delivery.cashOnDeliveryFee': money(delivery.cashOnDeliveryFeeMinor),
    'market.cashOnDelivery.openOrders': market.cashOnDelivery?.openOrders?.toString(),
    'market.cashOnDelivery.openAmount': money(market.cashOnDelivery?.openMinor),
    'market.cashOnDelivery.ordersPerAddress': market.cashOnDelivery?.ordersPerAddress?.toString(),
    // A dash is of every language, but between figures it reads the wrong way from right to left.
    'market.delivery.days':
      market.locale.startsWith('en') || runsRightToLeft()
        ? listsText.range({ from: String(delivery.days[0]), to: String(delivery.days[1]) })
        : delivery.days.join('–'),
    'market.delivery.dispatchDays': delivery.dispatchDays?.toString(),
    'market.returns.days': String(returns.days),
    'market.returns.refundDays': String(returns.refundDays),
  };
  return new Map(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

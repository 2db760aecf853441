import { operatorTrailText } from '../../../../messages/rooms/operator-trail.ts';
import type { MessagePart } from '../../../../messages/format/evaluate.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { inSentence } from '../../../../core/text/text.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import { ROW_ID } from './audit-words.ts';
import { find, nameWords } from '../../kit/pieces/code-words.ts';

/**
 * A person or thing in the trail: `order:7K3MQ-9XD2A` has the kind "order" and the name "7K3MQ-9XD2A". Without a number there is no kind: "a review".
 */
export interface Named {
  readonly kind: string;
  readonly name: string;
}

/** Things that the trail names without a number. */
const ALONE: Readonly<Record<string, () => string>> = {
  shopper: () => operatorTrailText.shopper,
  host: () => operatorTrailText.host,
  provider: () => operatorTrailText.provider,
  database: () => operatorTrailText.database,
  complaints: () => operatorTrailText.complaints,
  messages: () => operatorTrailText.messages,
  orders: () => operatorTrailText.orders,
  payouts: () => operatorTrailText.payouts,
  privacy: () => operatorTrailText.privacy,
  products: () => operatorTrailText.products,
  refunds: () => operatorTrailText.refunds,
  returns: () => operatorTrailText.returns,
  reviews: () => operatorTrailText.reviews,
  sellers: () => operatorTrailText.sellers,
};

/** Things with a name or number, each with a slot for it. */
const WITH_NAME: Readonly<Record<string, () => readonly MessagePart<'name'>[]>> = {
  order: () => operatorTrailText.order,
  payout: () => operatorTrailText.payout,
  complaint: () => operatorTrailText.complaint,
  product: () => operatorTrailText.product,
  seller: () => operatorTrailText.seller,
  staff: () => operatorTrailText.staff,
};

/** The same for whoever acts, which begins a sentence. */
const ACTING: Readonly<Record<string, () => readonly MessagePart<'kind' | 'name'>[]>> = {
  operator: () => operatorTrailText.operator,
  seller: () => operatorTrailText.sellerActed,
};

/** The words of a kind that has no message. */
const kindWords = (kind: string): string => inSentence(nameWords(kind));

/** Divides a subject of the trail into kind and name. */
export function subjectParts(subject: string): Named {
  const [kind = '', ...parts] = subject.split(':');
  const id = parts.join(':');
  if (id === '') return { kind: '', name: find(ALONE, kind)?.() ?? kindWords(kind) };
  if (!ROW_ID.test(id)) return { kind, name: id };
  return { kind: '', name: operatorTrailText.oneOf({ kind, words: kindWords(kind).toLowerCase() }) };
}

/** The thing that was changed, with a slot for its name. */
export const subjectWords = (kind: string): readonly MessagePart<'name'>[] =>
  find(WITH_NAME, kind)?.() ?? operatorTrailText.other({ kind: kindWords(kind) });

/** The person who acted, with slots for their kind and name. */
const actingWords = (kind: string): readonly MessagePart<'kind' | 'name'>[] =>
  find(ACTING, kind)?.() ?? operatorTrailText.otherActed({ kind: withCapital(kindWords(kind)) });

/** The person who acted; `write` makes the markup of their kind and name. */
export const actorMarkup = ({ kind, name }: Named, write: (kind: string) => Html): Html =>
  kind === ''
    ? html`${withCapital(name)}`
    : withTags(actingWords(kind), (tag, words) => (tag === 'kind' ? write(words) : html`${name}`));

/** The person who acted in words: "Operator asha" for `operator:asha`. */
export function actorWords(actor: string): string {
  const { kind, name } = subjectParts(actor);
  if (kind === '') return withCapital(name);
  return actingWords(kind)
    .map((part) => (typeof part === 'string' ? part : part.tag === 'name' ? name : part.text))
    .join('');
}

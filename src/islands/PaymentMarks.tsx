import { localFormat } from '../messages/language.ts';
import { inSentence } from '../core/text/text.ts';
import { cartText } from '../messages/rooms/cart.ts';

interface Props {
  /** "UPI", "Cards", "Cash on delivery". */
  readonly ways: readonly string[];
}

const or = localFormat(Intl.ListFormat, { type: 'disjunction' });

/** The ways to pay in a line: "Pay by UPI, cards or cash on delivery". Nothing where none is known. */
export function PaymentMarks({ ways }: Props) {
  if (ways.length === 0) return null;
  return <p className="soft small">{cartText.payBy({ ways: or.format(ways.map(inSentence)) })}</p>;
}

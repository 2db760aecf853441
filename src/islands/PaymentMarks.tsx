import { cartText } from '../messages/rooms/cart.ts';

interface Props {
  /** "UPI", "Cards", "Cash on delivery". */
  readonly ways: readonly string[];
}

/** The ways to pay as plain marks, an entry of a list of amounts. Nothing where none is known. */
export function PaymentMarks({ ways }: Props) {
  if (ways.length === 0) return null;
  return (
    <div className="marks">
      <dt className="visually-hidden">{cartText.waysToPay}</dt>
      {ways.map((way) => (
        <dd key={way}>{way}</dd>
      ))}
    </div>
  );
}

import { useEffect, useState } from 'react';

let tell: (text: string) => void = () => {};

/** Says something to people who use a screen reader, such as "Saved". What it says is also on the page. */
export const announce = (text: string): void => tell(text);

/** The element that `announce` writes into. There is one, in the frame. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    // The same text again is said again when the element was empty in between.
    tell = (next) => {
      setText('');
      requestAnimationFrame(() => setText(next));
    };
    return () => {
      tell = () => {};
    };
  }, []);
  return (
    <p className="unseen" role="status">
      {text}
    </p>
  );
}

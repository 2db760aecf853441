import { useEffect, useState } from 'react';

let tell: (text: string) => void = () => {};

/** Tells people who use a screen reader something that is also on the page, such as "Saved". */
export const announce = (text: string): void => tell(text);

/** The element that `announce` writes into. There is one, in the frame. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    // Screen readers repeat the same text only if the element was empty in between.
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

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoints } from '../../contract.ts';
import { ask } from './ask.ts';

interface Asked<T> {
  /** Undefined until the first answer arrives, and after an error. */
  readonly answer: T | undefined;
  readonly error: string | undefined;
  /** Loads the answer again. The previous one stays until the new one is there. */
  readonly again: () => void;
}

/** The answer of a `GET` endpoint. It is loaded again when the query changes. */
export function useAnswer<Name extends keyof Endpoints & `GET ${string}`>(
  name: Name,
  takes: Endpoints[Name]['takes'],
): Asked<Endpoints[Name]['answers']> {
  const [state, setState] = useState<Omit<Asked<Endpoints[Name]['answers']>, 'again'>>({
    answer: undefined,
    error: undefined,
  });
  const key = JSON.stringify(takes);
  const last = useRef(0);
  const again = useCallback(() => {
    const number = ++last.current;
    ask(name, JSON.parse(key) as Endpoints[Name]['takes']).then(
      (answer) => last.current === number && setState({ answer, error: undefined }),
      (error: Error) => last.current === number && setState({ answer: undefined, error: error.message }),
    );
  }, [name, key]);
  useEffect(again, [again]);
  return { ...state, again };
}

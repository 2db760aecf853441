import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoints } from '../../contract.ts';
import { ask } from './ask.ts';

interface Asked<T> {
  /** Missing while the first answer is awaited, and after an error. */
  readonly answer: T | undefined;
  readonly error: string | undefined;
  /** Asks again. The answer before stays until the new one is there. */
  readonly again: () => void;
}

/** The answer of a `GET` endpoint, asked again when what it takes changes. */
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

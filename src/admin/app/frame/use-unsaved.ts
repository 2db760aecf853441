import { useEffect, useRef } from 'react';
import { guardUnsaved } from './route.ts';

/**
 * Asks before the page is left while `value` is changed. Returns a function to call once `value` is saved: from then on the page may be left, even
 * before the file has been loaded again.
 */
export function useUnsaved(value: unknown, isChanged: boolean): () => void {
  const settled = useRef<unknown>(undefined);
  const isUnsaved = useRef(false);
  isUnsaved.current = isChanged && value !== settled.current;
  useEffect(() => guardUnsaved(() => isUnsaved.current), []);
  return () => {
    settled.current = value;
    isUnsaved.current = false;
  };
}

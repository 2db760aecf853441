import type { ReactNode } from 'react';

/**
 * A message of the page. Screen readers read an error at once.
 *
 *     <Message isError>The server does not answer.</Message>
 */
export function Message({ isError = false, children }: { readonly isError?: boolean; readonly children: ReactNode }) {
  return (
    <div className={isError ? 'notice error' : 'notice'} role={isError ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from '../../browser/page.ts';
import { prepareForm } from '../../islands/login/AccountForm.tsx';
import { LoginForm } from '../../islands/login/LoginForm.tsx';
import { RegisterForm } from '../../islands/login/RegisterForm.tsx';

/** Lets React take over the form that was rendered at build in an element; what is typed there stays. Resolves when React has done so. */
export function drive(element: HTMLElement, onDone: () => void): Promise<void> {
  return new Promise((ready) => {
    hydrateRoot(
      element,
      <Ready onReady={ready}>
        {element.localName === 'login-form' ? (
          <LoginForm prefix={page.prefix} onDone={onDone} />
        ) : (
          <RegisterForm prefix={page.prefix} onDone={onDone} />
        )}
      </Ready>,
    );
  });
}

/** The form was touched before React could hear of it. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(() => {
    prepareForm();
    onReady();
  }, [onReady]);
  return children;
}

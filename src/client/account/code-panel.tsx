import { CodeForm } from '../../islands/CodeForm.tsx';
import { startCodeLogin } from './code-login.ts';

/** The log-in by code in the login panel, which closes itself after a log-in. */
export const codePanel = (
  <>
    <h3>With your mobile number</h3>
    <CodeForm hasPhoneMessages heading="h4" onReady={(container) => startCodeLogin(container, () => {})} />
    <h3>With your password</h3>
  </>
);

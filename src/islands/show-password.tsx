import { loginText } from '../messages/rooms/login.ts';

/** An eye at the end of the password's field, which shows what is typed there (browser/show-passwords.ts), on the log-in pages. */
export const SHOW_PASSWORD = (
  <label className="form__eye">
    <input type="checkbox" aria-label={loginText.showPassword} data-shows-password="" />
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />
      <path d="M4 20 20 4" />
    </svg>
  </label>
);

/** The same for pages of Astro. */
export const ShowPassword = () => SHOW_PASSWORD;

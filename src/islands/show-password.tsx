/** Shows the password of the log-in form, on the log-in pages (browser/show-passwords.ts). */
export const SHOW_PASSWORD = (
  <label className="form__check">
    <input type="checkbox" data-shows-password="" /> Show password
  </label>
);

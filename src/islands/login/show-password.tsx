import type { ChangeEventHandler } from 'react';
import { loginText } from '../../messages/rooms/login.ts';

interface Props {
  /** For forms that React drives; pages show what is typed by browser/forms/show-passwords.ts. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** An eye at the end of the password's field, which shows what is typed there. */
export const ShowPassword = ({ onChange }: Props) => (
  <input
    className="form__eye"
    type="checkbox"
    aria-label={loginText.showPassword}
    data-shows-password=""
    onChange={onChange}
  />
);

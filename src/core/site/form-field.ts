/** A field of a form as data, for templates of pages and for the host's offices. Texts are functions, as a request has its own language. */
export interface FormField {
  /** The path in the host's contract: `pickup.pinCode`. */
  readonly name: string;
  readonly label: () => string;
  readonly hint?: () => string;
  /** What is said when nothing is filled in, where that is not made of the label. */
  readonly missing?: () => string;
  /** The choices of a select. The first one has no value and says what to choose. */
  readonly choices?: () => readonly (readonly [value: string, text: string])[];
  readonly type?: 'email' | 'file' | 'password' | 'tel';
  /** Of a text of several lines: how many are shown. */
  readonly rows?: number;
  readonly isOptional?: boolean;
  /** Never kept in a draft. */
  readonly isSecret?: boolean;
  /** Attributes of the control, as HTML has them. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

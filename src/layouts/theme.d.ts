declare module 'virtual:haat-theme' {
  /** Addresses of the web fonts that pages ask for at once. */
  export const preloads: readonly string[];
  /** The brand's colour of the theme, else of the tokens, as `#rrggbb`. */
  export const brand: string;
  /** Whether the theme says what the brand's colours are, which pages need not say again then. */
  export const hasBrand: boolean;
}

/**
 * The policy of every page refuses text of which a browser would make markup or script (`require-trusted-types-for`). This
 * shop's own code has no such text. What two libraries need passes here, and is refused until this module is loaded.
 */

/** Markup that can neither run nor load anything: elements of a form or of text with a few harmless attributes. */
const PLAIN =
  /^(?:[^<]|<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")*(?: ?\/)?>)*$/;

interface Factory {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

let provider: string | undefined;

/**
 * Lets the payment provider's script load and write what it likes: it is a stranger's, and can do no more than the page's list of
 * sources (`script-src`, without inline scripts) lets it.
 */
export function admitProvider(origin: string): void {
  provider = origin;
}

// Libraries know nothing of this policy: only the one of this name is asked about their plain text.
(self as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
  // SweetAlert2 makes its popup, icon and the words of its buttons by DOMParser.
  createHTML: (html) => (provider || PLAIN.test(html) ? html : null),
  createScriptURL: (address) => (provider && new URL(address, location.href).origin === provider ? address : null),
});

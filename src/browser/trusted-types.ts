import { WORKER_PATH } from '../core/offline/cache-names.ts';

/**
 * The Content-Security-Policy of every page refuses strings as markup or script URLs (`require-trusted-types-for`). The shop's own
 * code uses none, but for the address of its service worker. This policy allows that and what two libraries need; until this module is loaded, that is refused, too.
 */

/** Markup that can neither run nor load anything: form and text elements with harmless attributes. */
const PLAIN =
  /^(?:[^<]|<\/?(?:button|div|h2|img|input|label|output|select|span|textarea|ul)(?: (?:aria-[a-z]+|class|id|tabindex|type)="[^"<>]*")*(?: ?\/)?>)*$/;

interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

/** The payment provider's origin in the window, as each script that needs this module has a copy of it. No element of a page can have such a name. */
const PROVIDER = Symbol.for('provider');
const admitted = self as { [PROVIDER]?: string; trustedTypes?: Factory };

/**
 * Lets the payment provider's script load scripts and write markup, within the sources that the page's policy allows it (`script-
 * src`, no inline scripts).
 */
export function admitProvider(origin: string): void {
  admitted[PROVIDER] = origin;
}

// Libraries pass plain strings, which only the policy named "default" is asked about.
const { trustedTypes } = admitted;
// The first copy makes it.
if (!trustedTypes?.defaultPolicy)
  trustedTypes?.createPolicy('default', {
    // SweetAlert2 parses its popup, icon and button texts with DOMParser.
    createHTML: (html) => (admitted[PROVIDER] || PLAIN.test(html) ? html : null),
    createScriptURL(address) {
      const provider = admitted[PROVIDER];
      return address === WORKER_PATH || (provider && new URL(address, location.href).origin === provider)
        ? address
        : null;
    },
  });

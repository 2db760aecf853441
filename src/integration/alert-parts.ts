/** The parts of PostCSS's `Root` that are used here. */
interface Sheet {
  toString(): string;
  walkRules(visit: (rule: Rule) => void): void;
  walkAtRules(visit: (rule: AtRule) => void): void;
  walkDecls(pattern: RegExp, visit: (declaration: { prop: string; remove(): void }) => void): void;
}
interface Rule {
  selectors: string[];
  remove(): void;
}
interface AtRule {
  readonly name: string;
  readonly params: string;
  readonly nodes?: readonly unknown[];
  remove(): void;
}

/** Parts of SweetAlert2 that browser/alerts.ts doesn't use: the options that would need them, and the selectors of their rules. */
export const UNUSED_PARTS: readonly { readonly options: RegExp; readonly selectors: RegExp }[] = [
  {
    options: /\binput\w*:/,
    selectors: /\.swal2-(?:input|file|range|select|radio|checkbox|textarea|validation-message)/,
  },
  { options: /\b(?:progressSteps|Queue)\b/, selectors: /\.swal2-progress-step/ },
  { options: /\btheme:/, selectors: /\[data-swal2-theme/ },
  { options: /\b(?:draggable|grow|backdrop):/, selectors: /\.swal2-dragg|\.swal2-grow|^body\.swal2-no-backdrop/ },
  { options: /\b(?:showDenyButton|showCancelButton|showCloseButton):/, selectors: /\.swal2-(?:deny|cancel|close)/ },
  { options: /\bimage\w*:/, selectors: /\.swal2-image/ },
  { options: /\bicon: '(?:warning|question)'/, selectors: /\.swal2-(?:warning|question)/ },
  {
    options: /\bposition: '(?:top'|top-(?!end)|center-|bottom)/,
    selectors: /\.swal2-(?:bottom|center-|top(?!-end))/,
  },
  { options: /\brtl\b/, selectors: /\.swal2-rtl/ },
];

/**
 * Plugin for PostCSS that leaves rules of those parts out of SweetAlert2's style, with the properties and animations that only they use: a third
 * of what a shopper would fetch of it.
 */
export const alertParts = {
  postcssPlugin: 'haat-alert-parts',
  OnceExit(sheet: Sheet): void {
    let isOfAlerts = false;
    sheet.walkRules((rule) => {
      if (!rule.selectors.some((selector) => selector.includes('swal2'))) return;
      isOfAlerts = true;
      const used = rule.selectors.filter((selector) => !UNUSED_PARTS.some((part) => part.selectors.test(selector)));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    if (!isOfAlerts) return;
    const css = sheet.toString();
    sheet.walkDecls(/^--swal2-/, (declaration) => {
      if (!css.includes(`var(${declaration.prop})`)) declaration.remove();
    });
    const uses = sheet.toString().replace(/@keyframes [\w-]+/g, '');
    sheet.walkAtRules((rule) => {
      const isUnused = rule.name === 'keyframes' && !new RegExp(`\\b${rule.params}(?![\\w-])`).test(uses);
      if (isUnused || rule.nodes?.length === 0) rule.remove();
    });
  },
};

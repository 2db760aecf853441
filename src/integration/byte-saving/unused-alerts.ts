/**
 * Parts of SweetAlert2 that browser/alerts/alerts.ts doesn't use: the options that would need them, and the classes, variables and animations of its
 * style sheet that only they need.
 */
export const UNUSED_PARTS: readonly { readonly options: RegExp; readonly symbols: readonly string[] }[] = [
  {
    options: /\binput\w*:/,
    symbols: [
      ...['input', 'input-label', 'inputerror', 'file', 'range', 'select', 'radio', 'checkbox', 'textarea'],
      ...['validation-message', '-input-border', '-input-border-radius', '-input-box-shadow', '-input-background'],
      ...['-input-transition', '-input-hover-box-shadow', '-input-focus-border', '-input-focus-box-shadow'],
      ...['-validation-message-background', '-validation-message-color'],
    ],
  },
  {
    options: /\b(?:progressSteps|Queue)\b/,
    symbols: ['progress-step', 'progress-step-line', 'progress-steps', '-progress-step-background'],
  },
  {
    options: /\b(?:draggable|grow|backdrop):/,
    symbols: ['draggable', 'dragging', 'grow-column', 'grow-fullscreen', 'grow-row', 'no-backdrop'],
  },
  {
    // When an alert has two buttons, they have classes of their own (browser/alerts/alerts.css).
    options: /\b(?:denyButtonColor|showCancelButton):/,
    symbols: [
      ...['deny', '-deny-button-box-shadow', '-deny-button-border-radius', '-deny-button-background-color'],
      ...['-deny-button-color', 'cancel', '-cancel-button-box-shadow', '-cancel-button-border-radius'],
      ...['-cancel-button-background-color', '-cancel-button-color'],
    ],
  },
  {
    options: /\bshowCloseButton:/,
    symbols: [
      ...['close', '-close-button-position', '-close-button-inset', '-close-button-font-size', '-close-button-color'],
      ...['-close-button-transition', '-close-button-outline', '-close-button-box-shadow'],
      ...['-close-button-focus-box-shadow', '-close-button-hover-transform'],
    ],
  },
  { options: /\bimage\w*:/, symbols: ['image'] },
  { options: /\bicon: '(?:warning|question)'/, symbols: ['warning', 'question', 'animate-question-mark'] },
  {
    options: /\bposition: '(?:top'|top-(?!end)|center-|bottom)/,
    symbols: [
      ...['top', 'top-left', 'top-right', 'top-start', 'center-end', 'center-left', 'center-right', 'center-start'],
      ...['bottom', 'bottom-end', 'bottom-left', 'bottom-right', 'bottom-start'],
    ],
  },
  { options: /\brtl\b/, symbols: ['rtl'] },
  {
    options: /\btimerProgressBar\b/,
    symbols: ['timer-progress-bar', 'timer-progress-bar-container', '-timer-progress-bar-background'],
  },
];

/** The value of `unusedSymbols` for Lightning CSS, which then drops the rules of these symbols. Variables begin with two hyphens. */
export const UNUSED_ALERT_SYMBOLS: readonly string[] = UNUSED_PARTS.flatMap(({ symbols }) =>
  symbols.map((name) => (name.startsWith('-') ? `--swal2${name}` : `swal2-${name}`)),
);

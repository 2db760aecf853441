/** For `import()`: what is imported so from a file of several modules needs a table of names there, which every form would load. */
export { checkForm, showErrors } from './form-errors.ts';

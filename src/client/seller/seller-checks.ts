/** What an application needs once somebody types in it: asked for with the first field that is entered. */
export { applicationRules } from '../../core/seller.ts';
export { fillFromPinCode } from '../forms/pin-fill.ts';

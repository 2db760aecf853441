/** The validation of the seller application; loaded when its form is first focused. */
export { applicationRules } from '../../core/seller/seller.ts';
export { fillFromPinCode, readPinCode } from '../forms/pin-fill.ts';

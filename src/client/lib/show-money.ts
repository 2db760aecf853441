import { formatMoney } from '../../core/money.ts';
import { page } from '../platform/page.ts';

/** Minor units of this page's market as it shows them. */
export const showMoney = (minor: number): string => formatMoney(minor, page.currency, page.locale);

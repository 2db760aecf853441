import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { HostServices } from '../../../entry/services.ts';
import { ACT, formsOf } from '../../kit/forms/actions.ts';
import { linkTo } from '../frame/links.ts';
import { form } from '../frame/visit.ts';
import { moneyActions } from './money-actions.ts';
import { orderActions } from './order-actions.ts';
import { sellerActions } from './seller-actions.ts';

/** What the forms of the operator's office do, by the names of the operator's commands that do the same. */
const ACTIONS = { ...orderActions, ...sellerActions, ...moneyActions };

const forms = formsOf({ linkTo }, ACTIONS);

/** A form that does something; undefined for people who may not. */
export const { actionForm } = forms;

/** Where these forms go. */
export const actionRoute = (services: HostServices): PageRoute => form(services, ACT, forms.perform, '');

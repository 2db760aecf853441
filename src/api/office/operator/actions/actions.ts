import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { HostServices } from '../../../entry/services.ts';
import { ACT, formsOf } from '../../kit/forms/actions.ts';
import { linkTo } from '../frame/links.ts';
import { form } from '../frame/visit.ts';
import { moneyActions } from './money-actions.ts';
import { orderActions } from './order-actions.ts';
import { sellerActions } from './seller-actions.ts';

/** The actions of the operator's office, by the names of the operator's commands that do the same. */
const ACTIONS = { ...orderActions, ...sellerActions, ...moneyActions };

const forms = formsOf({ linkTo }, ACTIONS);

/** A form for an action; undefined for people without the right to it. */
export const { actionForm } = forms;

/** The path to which these forms are sent. */
export const actionRoute = (services: HostServices): PageRoute => form(services, ACT, forms.perform, '');

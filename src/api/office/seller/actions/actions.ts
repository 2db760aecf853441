import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { HostServices } from '../../../entry/services.ts';
import { ACT, formsOf } from '../../kit/forms/actions.ts';
import { linkTo } from '../frame/links.ts';
import { form } from '../frame/visit.ts';
import { changeActions } from './change-actions.ts';
import { orderActions } from './order-actions.ts';
import { productActions } from './product-actions.ts';

/** The actions of the seller's office. */
const forms = formsOf({ linkTo }, { ...orderActions, ...changeActions, ...productActions });

/** A form for an action; undefined for sellers without the right to it. */
export const { actionForm } = forms;

/** The path to which these forms are sent. */
export const actionRoute = (services: HostServices): PageRoute => form(services, ACT, forms.perform, '');

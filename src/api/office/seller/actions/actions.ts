import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { HostServices } from '../../../entry/services.ts';
import { ACT, formsOf } from '../../kit/forms/actions.ts';
import { linkTo } from '../frame/links.ts';
import { form } from '../frame/visit.ts';
import { changeActions } from './change-actions.ts';
import { orderActions } from './order-actions.ts';
import { productActions } from './product-actions.ts';

/** What the forms of the seller's office do. */
const forms = formsOf({ linkTo }, { ...orderActions, ...changeActions, ...productActions });

/** A form that does something; undefined for sellers who may not. */
export const { actionForm } = forms;

/** Where these forms go. */
export const actionRoute = (services: HostServices): PageRoute => form(services, ACT, forms.perform, '');

import type { OperatorContext } from '../../../entry/operator/command.ts';
import type { Right } from '../../../records/staff/roles.ts';
import { actionsFor } from '../../kit/forms/actions.ts';

/** Makes an action of the operator's office. */
export const action = actionsFor<OperatorContext, Right>();

import { linkPages } from '../../../ground/http/link-pages.ts';
import { routesOf, type Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { askForAlert, confirmAlert, findAlert, leaveAlerts } from '../../../records/restock/alerts.ts';
import { type AlertStep, askPage, donePage, unknownPage } from './pages.ts';
import { restockAlert, restockAlertRequest } from '../../../../contract/restock.ts';

const tag = 'Messages';
const route = routesOf({ tag });

/** Requests for a mail when something is back in stock, and the links in those mails. */
export const restockRoutes = (services: HostServices): Route[] => [
  route.post('/restock-alerts', {
    summary: 'Ask for an e-mail when a product, or a size of it, can be bought again',
    access: 'maybe-account',
    body: restockAlertRequest,
    data: restockAlert,
    codes: [404, 429],
    handle: ({ body, caller }) => askForAlert(services, body, caller),
  }),
  ...alertPages(services, 'confirm'),
  ...alertPages(services, 'leave'),
];

const alertPages = (services: HostServices, step: AlertStep): Route[] =>
  linkPages({
    path: `/restock-alerts/${step}`,
    tag,
    asks: step === 'leave' ? 'A page that asks whether to end all alerts' : 'A page that asks whether to confirm',
    isUnsubscribe: step === 'leave',
    ask: async (token) => {
      const alert = await findAlert(services, token);
      return alert && askPage(services, step, token, alert);
    },
    answer: async (token) => {
      const isKnown = await (step === 'confirm' ? confirmAlert : leaveAlerts)(services, token);
      return isKnown ? donePage(services, step) : undefined;
    },
    unknown: () => unknownPage(services),
  });

import { lookOf } from '../../ground/shop/look.ts';
import { z } from 'zod';
import { routesOf, type Route } from '../../ground/http/route.ts';
import { keepSecret } from '../../ground/config/kept-secret.ts';
import type { HostServices } from '../services.ts';
import { checkOperator } from './access.ts';
import type { Metrics } from '../../ground/observe/metrics.ts';
import type { Observer } from '../../ground/observe/snapshot.ts';
import { statusPage } from './status-page.ts';

const route = routesOf({ tag: 'Operator' });

/** Metrics and status page; access.ts restricts them. */
export function observeRoutes({ config, shop, siteUrl }: HostServices, metrics: Metrics, observer: Observer): Route[] {
  const token = config.metricsToken ?? keepSecret(config.dataDir, 'metrics-token');
  return [
    route.get('/metrics', {
      isSigned: true,
      summary: 'Metrics in the text format of Prometheus, for the operator',
      data: z.string(),
      mediaType: 'text/plain',
      handle: async ({ request }) => {
        checkOperator(request, token);
        return new Response(await metrics.write(), { headers: { 'content-type': metrics.contentType } });
      },
    }),
    route.get('/status', {
      isSigned: true,
      summary: 'The status page, for the operator',
      data: z.string(),
      mediaType: 'text/html',
      handle: async ({ request }) => {
        checkOperator(request, token);
        return statusPage({ name: shop().name, siteUrl: siteUrl(), look: lookOf(shop()) }, await observer.look());
      },
    }),
  ];
}

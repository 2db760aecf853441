import type { Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { changeRoutes } from './change-routes.ts';
import { findRoutes } from './find-routes.ts';
import { placeOrderRoutes } from './place-routes.ts';
import { returnPictureRoutes } from './return-picture-routes.ts';

/** The routes of shoppers' orders. */
export const orderRoutes = (services: HostServices): Route[] => [
  ...placeOrderRoutes(services),
  ...findRoutes(services),
  ...changeRoutes(services),
  ...returnPictureRoutes(services),
];

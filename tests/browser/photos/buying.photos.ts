import { photographShop } from './darkroom.ts';
import { CART } from './shop-cart.ts';
import { ORDERS } from './shop-orders.ts';

photographShop([...CART, ...ORDERS]);

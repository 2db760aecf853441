import { photographShop } from './darkroom.ts';
import { ACCOUNT } from './shop-account.ts';
import { BROWSING } from './shop-browsing.ts';
import { PAGES } from './shop-pages.ts';
import { PRODUCT } from './shop-product.ts';

photographShop([...BROWSING, ...PRODUCT, ...ACCOUNT, ...PAGES]);

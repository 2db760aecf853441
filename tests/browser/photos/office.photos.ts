import { photographOffice } from './darkroom.ts';
import { OPERATOR } from './operator.ts';
import { SELLER } from './seller.ts';

photographOffice('seller', SELLER);
photographOffice('operator', OPERATOR);

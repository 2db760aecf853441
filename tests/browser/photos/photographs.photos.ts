import { photographGallery } from './darkroom.ts';
import { PHOTOGRAPHS } from './photographs.ts';

photographGallery(PHOTOGRAPHS);

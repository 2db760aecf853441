// Made from ../en/trouble.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface TroubleText {
  readonly failed: string;
  readonly unreached: string;
  readonly noShop: string;
  readonly tooManyAttempts: string;
  readonly atOurEnd: string;
  readonly noConnection: string;
  readonly notLoaded: string;
  readonly slow: string;
  readonly waiting: string;
  readonly unreachable: string;
}

export const troubleText: TroubleText = readRoom('trouble');

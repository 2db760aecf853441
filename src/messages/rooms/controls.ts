// Made from ../en/controls.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ControlsText {
  readonly close: string;
  readonly loading: string;
  readonly remove: string;
  readonly linkCopied: string;
  readonly chatOpened: string;
  readonly choose: string;
}

export const controlsText: ControlsText = readRoom('controls');

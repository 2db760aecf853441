// Made from ../en/menu.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface MenuText {
  readonly more: string;
  readonly loaded: string;
}

export const menuText: MenuText = readRoom('menu');

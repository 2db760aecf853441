import { tell } from '../../browser/notice.ts';
import { savesData } from '../../browser/page.ts';
import { writeStored } from '../../browser/storage.ts';
import { follow } from './saving.ts';
import '../../browser/status.ts';
import { savingText } from '../../messages/rooms/saving.ts';

/** The footer's switch "Save data". The choice is kept, and wins over what the browser asks for. */
export function run(): void {
  const isOn = !savesData();
  writeStored('saving', isOn ? '1' : '0');
  if (isOn) keepLoaded();
  document.documentElement.toggleAttribute('data-saving', isOn);
  follow();
  tell(isOn ? savingText.on : savingText.off);
}

/** Pictures that are loaded already stay visible: the style that holds pictures back is for lazy ones. */
function keepLoaded(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    if (picture.complete && picture.naturalWidth > 0) picture.loading = 'eager';
}

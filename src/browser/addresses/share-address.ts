import { controlsText } from '../../messages/rooms/controls.ts';
import { tell } from '../notice.ts';
import '../status.ts';

/** Shares an address through the system's share sheet. Without one, WhatsApp is opened, and the address is copied. */
export async function shareAddress(title: string, url: string, whatsapp: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share sheet.
      if ((error as Error).name !== 'AbortError') location.assign(whatsapp);
    }
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    tell(controlsText.linkCopied);
  } catch {
    tell(controlsText.chatOpened);
  }
  open(whatsapp, '_blank', 'noopener');
}

import { savingText } from '../../messages/rooms/saving.ts';
import { tell } from '../../browser/notice.ts';
import '../../browser/status.ts';

// Loaded once a visit (saving.ts).
tell(savingText.on);

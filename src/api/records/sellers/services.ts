import type { SellerDocumentKind } from '../../../core/seller/seller-documents.ts';
import type { SellerChangeRow, SellerRow } from '../../ground/database/tables.ts';
import type { PhoneChannel } from '../../ground/outbox/channel.ts';
import type { MailMessage, Message } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import type { MailReader, Reader } from '../../ground/text/language.ts';
import type { AccountServices } from '../accounts/services.ts';

/** Where a seller reads a message. */
export type SellerRecipient = MailReader | (Reader & { readonly channel: PhoneChannel; readonly phone: string });

/** What sellers are told about their application, shop and details. The layer of notices writes it. */
export interface SellerNotices {
  /** `missing` are documents that are still to be sent. */
  approved(seller: SellerRow, missing: readonly SellerDocumentKind[]): MailMessage;
  refused(seller: SellerRow): MailMessage;
  /** Of a shop that was suspended or reinstated. */
  suspended(seller: SellerRow): MailMessage;
  /** Asks for the confirmation of an address: of an applicant, or the new one of a seller. */
  confirmEmail(to: MailReader, link: string): Message;
  /** The code that confirms a change. */
  changeCode(recipient: SellerRecipient, kind: SellerChangeRow['kind'], code: string): Message;
  /** Of a new bank account that is used from `day` (ISO). `link` stops it. */
  bankWaits(recipient: SellerRecipient, ending: string, day: string, link: string): Message;
  detailsChanged(recipient: SellerRecipient, kind: SellerChangeRow['kind']): Message;
  changeStopped(recipient: SellerRecipient, kind: SellerChangeRow['kind']): Message;
}

/** What this room needs of the host. */
export interface SellerServices extends Services, Pick<AccountServices, 'passwords'> {
  readonly sellerNotices: SellerNotices;
}

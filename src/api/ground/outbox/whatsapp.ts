import { z } from 'zod';
import type { WhatsappConfig } from '../config/config-messages.ts';
import { callGateway } from './call-gateway.ts';
import { type PhoneDriver, SendError, templateKey } from './channel.ts';

/** WhatsApp by Meta's Business Cloud API. A shop may begin a conversation only with approved templates. */

const taken = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({ error: z.object({ code: z.number() }) });

/**
 * Error codes about this message or its template (developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes): invalid parameters or number,
 * not deliverable, and templates that do not exist or do not fit.
 */
const NEVER = new Set([
  100, 131008, 131009, 131021, 131026, 131030, 131047, 131050, 131051, 132000, 132001, 132005, 132007, 132012, 132015,
  132016,
]);

/** A driver for an account of the Business Cloud API. */
export const createWhatsapp =
  ({ url, version, phoneNumberId, token, language: english, templates }: WhatsappConfig): PhoneDriver =>
  async ({ id, kind, to, values, language }, signal) => {
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace('+', ''),
      type: 'template',
      template: {
        name: templates[templateKey(kind, language)] ?? templateName(kind),
        // Meta writes "pt_BR".
        language: { code: language?.replace('-', '_') ?? english },
        ...(values.length > 0 && { components: componentsOf(kind, values) }),
      },
      // Meta's reports about the message contain this.
      biz_opaque_callback_data: id,
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { status, json } = await callGateway(
      `${url}/${version}/${phoneNumberId}/messages`,
      { body, headers },
      signal,
    );
    if (status < 300 && taken.safeParse(json).success) return;
    const error = refused.safeParse(json);
    if (!error.success) throw new SendError(`http-${status}`, 'unknown');
    const { code } = error.data.error;
    throw new SendError(`whatsapp-${code}`, NEVER.has(code) ? 'never' : 'later');
  };

/** The values in the text. A code is also in the button that copies it, as Meta accepts codes only in such templates. */
function componentsOf(kind: string, values: readonly string[]): object[] {
  const parameters = values.map((text) => ({ type: 'text', text }));
  const body = { type: 'body', parameters };
  return isAuthentication(kind) ? [body, { type: 'button', sub_type: 'url', index: '0', parameters }] : [body];
}

/** Whether a template has Meta's category Authentication, whose text Meta writes itself. */
export const isAuthentication = (kind: string): boolean => kind === 'login-code';

/** The name of a template where none is configured: `order_placed`. */
export const templateName = (kind: string): string => kind.replaceAll('-', '_');

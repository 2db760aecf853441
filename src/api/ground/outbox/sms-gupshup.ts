import { z } from 'zod';
import type { SmsConfig } from '../config/config-messages.ts';
import { callGateway } from './call-gateway.ts';
import { type PhoneDriver, SendError, templateKey } from './channel.ts';

/**
 * SMS by Gupshup's Enterprise SMS API (docs.gupshup.io/docs/send-message-to-single-number), version 1.1. The DLT ids of entity and template are sent
 * too, as Indian operators drop messages without registered ones.
 */

const answerSchema = z.object({
  response: z.object({ status: z.string(), id: z.string().optional(), details: z.string().optional() }),
});

/** Error codes about this message: 105 is an invalid number. Others are about the account, the gateway or the settings. */
const NEVER = new Set(['105']);

/** A driver for an account at Gupshup. */
export const createGupshup =
  ({ url, userId, password, sender, entityId, templates }: SmsConfig): PhoneDriver =>
  async ({ kind, to, text, language }, signal) => {
    const template = templates[templateKey(kind, language)];
    const body = new URLSearchParams({
      method: 'SendMessage',
      v: '1.1',
      auth_scheme: 'plain',
      format: 'json',
      userid: userId,
      password,
      send_to: to.replace('+', ''),
      msg: text,
      msg_type: /^[\n -~]*$/.test(text) ? 'TEXT' : 'Unicode_text',
      ...(sender !== undefined && { mask: sender }),
      ...(entityId !== undefined && { principalEntityId: entityId }),
      ...(template !== undefined && { dltTemplateId: template }),
    });
    const { json } = await callGateway(url, { body, headers: {} }, signal);
    const answer = answerSchema.safeParse(json);
    if (!answer.success) throw new SendError('unreadable-answer', 'unknown');
    const { status, id = 'refused' } = answer.data.response;
    // `details` may repeat the number, so it is not kept.
    if (status !== 'success') throw new SendError(`gupshup-${id}`, NEVER.has(id) ? 'never' : 'later');
  };

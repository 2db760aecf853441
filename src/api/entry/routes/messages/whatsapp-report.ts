import { z } from 'zod';

/** Meta's reports about WhatsApp: answers of shoppers, of which STOP and START count, and the states of messages. */

const report = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            messages: z
              .array(
                z.object({
                  from: z.string(),
                  timestamp: z.string().optional(),
                  text: z.object({ body: z.string() }).optional(),
                  button: z.object({ text: z.string() }).optional(),
                }),
              )
              .optional(),
            statuses: z
              .array(z.object({ status: z.string(), biz_opaque_callback_data: z.string().optional() }))
              .optional(),
          }),
        }),
      ),
    }),
  ),
});

const ARRIVED: ReadonlySet<string> = new Set(['sent', 'delivered', 'read']);

interface WhatsappReport {
  /** `at` is when the answer was written, in epoch milliseconds. */
  readonly answers: readonly { readonly from: string; readonly text: string; readonly at: number }[];
  /** Ids of messages that reached WhatsApp. */
  readonly arrived: readonly string[];
}

/** Reads a report. One of another form gives nothing. */
export function readReport(body: Buffer): WhatsappReport {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return { answers: [], arrived: [] };
  }
  const values = report.safeParse(json).data?.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) ?? [];
  return {
    answers: values.flatMap(({ messages = [] }) =>
      messages.flatMap(({ from, timestamp = '', text, button }) =>
        // An answer without its time could be an older one that is sent again.
        /^\d{8,15}$/.test(from) && /^\d{1,11}$/.test(timestamp)
          ? [{ from, text: text?.body ?? button?.text ?? '', at: Number(timestamp) * 1000 }]
          : [],
      ),
    ),
    arrived: values.flatMap(({ statuses = [] }) =>
      statuses.flatMap(({ status, biz_opaque_callback_data: id }) =>
        id !== undefined && ARRIVED.has(status) && /^[\da-f-]{36}$/.test(id) ? [id] : [],
      ),
    ),
  };
}

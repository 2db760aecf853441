/** The answer with an uploaded file. The browser takes it only as this media type, runs nothing in it and keeps no copy. */
export const fileAnswer = (
  content: Buffer<ArrayBuffer>,
  mediaType: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(content, {
    headers: {
      'content-type': mediaType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      ...headers,
    },
  });

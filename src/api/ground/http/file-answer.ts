/** The answer with a file that somebody has uploaded: a browser takes it as this media type alone, runs nothing of it and keeps no copy. */
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

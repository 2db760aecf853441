/** Formats that the host reads; others, such as HEIC, are converted where the browser can read them. */
const READ = ['image/jpeg', 'image/png', 'image/webp'];
const QUALITY = 0.88;

/**
 * A picture made smaller, where the browser can read it: photos of phones are large, and connections slow. `longestSide` is pixels. What
 * is small enough, or can't be read here, comes back as it is.
 */
export async function shrinkPicture(file: File, longestSide: number): Promise<Blob> {
  return (await shrink(file, longestSide).catch(() => undefined)) ?? file;
}

async function shrink(file: File, longestSide: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && READ.includes(file.type)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency: without this, what shows through would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))) ?? undefined;
}

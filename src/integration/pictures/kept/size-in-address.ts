/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const WIDTH = /(?:^|[/,?&])(?:w|width)[_=](\d{2,5})(?=[/,&]|$)/;
const HEIGHT = /(?:^|[/,?&])(?:h|height)[_=](\d{2,5})(?=[/,&]|$)/;
/** Shopify's `name_800x600.jpg`, also with `_crop_center`. */
const SUFFIX = /_(\d{2,5})x(\d{2,5})(?:_crop_\w+)?(?:@\dx)?\.\w+$/;

/** The size that an address requests from an image CDN; undefined unless it has both width and height. */
export function sizeInAddress({ pathname, search }: URL): PixelSize | undefined {
  const whole = pathname + search;
  const [width, height] = [WIDTH.exec(whole)?.[1], HEIGHT.exec(whole)?.[1]];
  if (width !== undefined && height !== undefined) return { width: Number(width), height: Number(height) };
  const suffix = SUFFIX.exec(pathname);
  return suffix ? { width: Number(suffix[1]), height: Number(suffix[2]) } : undefined;
}

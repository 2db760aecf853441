import { z } from 'zod';
import { LOOKS } from './looks.ts';
import { isShape, SHAPE } from '../../core/pictures/picture-shape.ts';
import { day, line, optionalLine, pattern, say, shape } from './fields.ts';

/** Fields that name pictures, shared by the schemas of files. */

const pixels = z
  .int({ error: 'a number of pixels such as 1200' })
  .min(1, { error: 'at least 1' })
  .max(30_000, { error: 'at most 30000' });

const A_SHAPE = 'width to height, such as "3:4", "1:1" or "4:3", from "1:2" to "2:1"';
/** Shape of the places of pictures, as width to height. */
export const pictureShape = z
  .string({ error: A_SHAPE })
  .refine(isShape, { error: A_SHAPE })
  .meta({ pattern: SHAPE.source });

const A_FOCUS = 'a point in percent from the left and from the top, such as [50, 20]';
const percent = z.number({ error: A_FOCUS }).min(0, { error: A_FOCUS }).max(100, { error: A_FOCUS });

const namedPicture = shape({
  src: line(2000).meta(
    say('File or address', 'A file below catalog/images, or the address of a picture.', 'Womenkurtha/kurti-101.jpg'),
  ),
  alt: optionalLine(300)
    .optional()
    .meta(say('What it shows', 'For people who cannot see the picture.', 'Blue kurti with white buti on a hanger')),
  width: pixels
    .optional()
    .meta(say('Width in pixels', 'Of a picture at an address, so that the build need not ask for it.', 900)),
  height: pixels
    .optional()
    .meta(say('Height in pixels', 'Of a picture at an address, so that the build need not ask for it.', 1200)),
  focus: z
    .tuple([percent, percent], { error: A_FOCUS })
    .optional()
    .meta(
      say(
        'Focus',
        'What stays to be seen where the picture fills a place of another shape: percent from the left and from the top.',
        [50, 20],
      ),
    ),
});

/** A picture: a file below catalog/images or an address on an image CDN, with an optional alternative text. */
export const picture = z
  .union([line(2000), namedPicture], {
    error: 'a picture: "folder/file.webp" or { "src": "folder/file.webp", "alt": "what it shows" }',
  })
  .register(LOOKS, { as: 'picture' });

/** What every browser plays. */
export const VIDEO_NAME = /\.(?:mp4|MP4|webm)$/;
const A_VIDEO = 'a file below catalog/videos or an https address that ends in ".mp4" or ".webm"';

/** A video of a product: a file below catalog/videos, or an address. */
export const video = shape({
  src: pattern(/^(?!http:|\/|\.)[^\\?#\s][^\\?#]{0,2000}\.(?:mp4|MP4|webm)$/, A_VIDEO).meta(
    say(
      'File or address',
      'A file below catalog/videos, or an https address; MP4 or WebM, so that each browser can play it.',
      'kurti-101.mp4',
    ),
  ),
  alt: optionalLine(300)
    .optional()
    .meta(say('What the video shows', 'For people who cannot see it.', 'The kurti from all sides, and its fabric')),
  poster: picture
    .optional()
    .meta(
      say(
        'Picture before it plays',
        'Its first picture; the product’s first one if it is left out.',
        'kurti-101-turn.jpg',
      ),
    ),
  uploaded: day.optional().meta(say('Published on', 'Search engines show a video only with its day.', '2026-11-02')),
});

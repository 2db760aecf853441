// Outlines of sneakers.
import { joined, parallel, path, reversed } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['runner', 'court', 'high-top', 'slip-on'],
  sole: ['sport', 'flat', 'chunky', 'gum'],
  upper: ['mesh', 'leather', 'canvas', 'suede', 'knit'],
  mark: ['wave', 'leaf', 'bars', 'none'],
  focus: ['laces', 'heel'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Last {
  /** Where the upper meets the sole, from toe to heel. */
  readonly feather: Path;
  readonly upper: Path;
  /** Along the throat from the toe up to the top eyelet. */
  readonly throat: Path;
  /** Along the collar from the throat's top to the heel. */
  readonly collar: Path;
  /** The far edge of the opening, just seen above the near one. */
  readonly far: Path;
  readonly heel: Path;
  readonly tongueTop: Point;
}

export function lastOf(cut: Cut): Last {
  const feather = path('M66 404C100 400 150 404 200 407C270 410 330 404 380 396C420 390 440 388 455 386');
  const toe = path('M66 404C60 384 78 364 114 355C146 348 174 338 198 322');
  const shapes: Readonly<Record<Cut['style'], Omit<Last, 'feather' | 'upper'>>> = {
    runner: {
      throat: path('M198 322C226 304 254 276 284 240'),
      collar: path(
        'M284 240C296 238 302 258 322 274C348 293 388 294 412 274C424 263 434 249 442 243C449 239 455 245 453 256',
      ),
      far: path('M286 240C312 260 346 270 378 268C408 265 428 252 446 243'),
      heel: path('M453 256C447 286 441 310 446 340C448 362 453 374 455 386'),
      tongueTop: [304, 229],
    },
    court: {
      throat: path('M198 322C224 310 256 288 288 260'),
      collar: path(
        'M288 260C302 257 312 280 336 291C364 303 402 298 422 281C432 272 440 265 447 262C453 261 455 267 454 274',
      ),
      far: path('M290 260C318 276 350 284 384 281C412 278 434 268 449 262'),
      heel: path('M454 274C450 300 449 320 451 340C452 360 454 374 455 386'),
      tongueTop: [307, 248],
    },
    'high-top': {
      throat: path('M198 322C226 308 252 282 276 240C290 214 302 190 312 166'),
      collar: path('M312 166C322 158 332 168 346 174C374 184 404 178 432 168C441 165 446 169 445 178'),
      far: path('M314 165C346 160 398 160 434 167'),
      heel: path('M445 178C440 226 436 280 444 330C447 356 453 374 455 386'),
      tongueTop: [334, 152],
    },
    // The vamp runs high up the instep: cut low there, the shoe would be a clog.
    'slip-on': {
      throat: path('M198 322C226 306 252 284 276 258'),
      collar: path(
        'M276 258C288 250 298 260 308 276C322 298 352 308 384 304C412 300 432 284 446 268C453 264 457 270 456 280',
      ),
      far: path('M278 256C310 270 352 282 388 279C414 276 436 270 449 265'),
      heel: path('M456 280C452 304 450 322 451 340C452 360 454 374 455 386'),
      tongueTop: [290, 248],
    },
  };
  const shape = shapes[cut.style];
  return { feather, ...shape, upper: joined([toe, shape.throat, shape.collar, shape.heel, reversed(feather)]) };
}

/** What stands out behind the throat: as thick as the far side of the foot, rounded at its top. */
export function tongueOf(last: Last): Path {
  const [x, y] = last.tongueTop;
  const end = last.throat.curves.at(-1)?.[2] ?? [x, y];
  const back = parallel(last.throat, -11, 14);
  const tip = back.curves.at(-1)?.[2] ?? [x, y];
  return joined([
    back,
    path(
      `M${tip[0]} ${tip[1]}C${tip[0] + 6} ${y - 6} ${x + 8} ${y - 8} ${x + 17} ${y}C${x + 24} ${y + 6} ${x + 26} ${y + 16} ${end[0] + 34} ${end[1] + 26}`,
    ),
    reversed(parallel(last.throat, 10, 14)),
  ]);
}

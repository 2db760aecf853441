// Outlines of men's leather shoes and boots from the side, toe to the left.
import { joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['oxford', 'derby', 'brogue', 'monk', 'penny', 'tassel', 'driving', 'chelsea', 'chukka', 'work-boot'],
  upper: ['leather', 'patent', 'suede', 'nubuck'],
  sole: ['leather', 'rubber', 'crepe', 'lug'],
  focus: ['toe', 'heel', 'laces'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export type Height = 'low' | 'slip' | 'ankle' | 'high';

export function heightOf(cut: Cut): Height {
  if (cut.style === 'chelsea' || cut.style === 'chukka') return 'ankle';
  if (cut.style === 'work-boot') return 'high';
  return cut.style === 'penny' || cut.style === 'tassel' || cut.style === 'driving' ? 'slip' : 'low';
}

export interface Last {
  readonly upper: Path;
  /** From the vamp's lowest point up to the top of the throat. */
  readonly throat: Path;
  readonly collar: Path;
  /** The far edge of the opening. */
  readonly far: Path;
  readonly heel: Path;
  /** Where upper and welt meet, toe to heel. */
  readonly feather: Path;
  readonly toe: Path;
}

type Shape = readonly [throat: string, collar: string, far: string, heel: string, toe?: string, feather?: string];

export function lastOf(cut: Cut): Last {
  const shapes: Readonly<Record<Height | 'oxford' | 'derby' | 'brogue', Shape>> = {
    // Almond toe on a long vamp, cut low at the ankle, high at the heel.
    oxford: [
      'M216 330C242 313 270 290 298 264',
      'M298 264C311 259 320 287 344 301C370 315 410 306 429 288C438 279 445 274 451 273C456 273 458 279 457 286',
      'M298 264C328 283 358 292 392 289C418 286 439 277 451 273',
      'M457 286C453 308 452 328 456 346C459 366 459 380 458 394',
      'M42 420C35 404 60 385 108 372C150 360 186 348 216 330',
      'M42 420C84 424 150 426 214 424C280 421 330 408 380 398C420 392 440 392 458 394',
    ],
    // Chisel toe, flat on top, on a short vamp; padded high at the ankle.
    derby: [
      'M200 328C224 306 250 278 276 246',
      'M276 246C291 240 302 267 328 282C358 299 402 294 423 275C434 265 442 258 449 256C455 256 457 262 456 270',
      'M276 246C312 264 348 274 384 271C412 269 436 261 449 256',
      'M456 270C452 300 452 328 456 350C460 372 460 390 458 404',
      'M52 414C45 398 45 374 58 366C76 357 110 359 140 353C166 348 184 342 200 328',
      'M52 414C90 418 150 422 214 422C280 422 330 414 380 408C420 403 440 402 458 404',
    ],
    // Full round toe, so that the wings have room.
    brogue: [
      'M206 320C234 301 262 279 290 252',
      'M290 252C304 246 312 271 334 287C362 305 404 301 424 283C434 274 442 267 449 265C455 265 457 271 456 279',
      'M290 252C322 270 352 281 386 279C414 277 436 269 449 265',
      'M456 279C452 306 452 328 456 350C460 372 460 388 458 402',
      'M54 416C38 382 56 352 100 345C142 339 176 337 206 320',
    ],
    low: [
      'M208 324C234 306 262 284 290 258',
      'M290 258C304 252 312 276 334 292C362 310 404 306 424 288C434 279 442 272 449 270C455 270 457 276 456 284',
      'M290 258C322 276 352 286 386 284C414 282 436 274 449 270',
      'M456 284C452 310 452 330 456 350C460 372 460 388 458 402',
    ],
    slip: [
      'M208 324C226 312 244 302 262 296',
      'M262 296C280 292 292 312 316 322C352 336 404 326 426 304C436 294 444 286 450 284C456 284 458 290 457 298',
      'M262 296C304 302 350 306 388 302C416 299 438 290 450 284',
      'M457 298C453 318 452 336 456 354C460 374 460 388 458 402',
    ],
    ankle: [
      'M208 324C238 304 262 278 280 244C292 218 298 196 302 172',
      'M302 172C324 180 352 184 380 182C408 180 428 176 446 170',
      'M302 172C336 162 412 160 446 170',
      'M446 170C444 220 438 270 446 322C452 352 458 378 458 402',
    ],
    high: [
      'M206 326C236 304 258 276 276 240C290 208 298 170 302 112',
      'M302 112C326 106 342 116 372 118C402 119 430 112 446 106C452 105 454 110 453 118',
      'M302 112C340 100 412 98 446 106',
      'M453 118C448 190 436 260 446 322C452 352 458 378 458 402',
    ],
  };
  const own = cut.style === 'oxford' || cut.style === 'derby' || cut.style === 'brogue' ? cut.style : heightOf(cut);
  const shape = shapes[own];
  const [throat, collar, far, heel] = [path(shape[0]), path(shape[1]), path(shape[2]), path(shape[3])];
  const toe = path(
    shape[4] ??
      (cut.style === 'work-boot'
        ? 'M54 416C44 380 66 352 108 342C146 334 178 336 206 326'
        : 'M54 416C44 390 62 370 102 360C144 350 180 342 208 324'),
  );
  const feather = path(shape[5] ?? 'M54 416C90 420 150 424 214 424C280 424 330 414 380 406C420 400 440 400 458 402');
  return { feather, throat, collar, far, heel, toe, upper: joined([toe, throat, collar, heel, reversed(feather)]) };
}

/** The sole from the side: welt, forepart, arch and heel block. */
export function soleOf(cut: Cut): { outline: Path; top: Path; bottom: Path; heelTop?: Path } {
  const build = (
    top: string,
    bottom: string,
    heelTop?: string,
  ): { outline: Path; top: Path; bottom: Path; heelTop?: Path } => {
    const [a, b] = [path(top), path(bottom)];
    return { top: a, bottom: b, outline: joined([a, reversed(b)]), heelTop: heelTop ? path(heelTop) : undefined };
  };
  if (cut.style === 'driving') {
    return build(
      'M52 415C90 419 150 423 214 423C280 423 330 413 380 405C420 399 444 398 462 400',
      'M52 415C52 426 64 432 90 434C150 440 220 438 290 430C340 424 390 420 430 418C450 416 460 410 462 400',
    );
  }
  if (cut.sole === 'crepe') {
    return build(
      'M48 412C90 417 150 421 214 421C280 421 330 411 380 403C420 397 448 396 466 399',
      'M48 412C42 424 48 438 70 443C110 447 150 446 220 446H430C452 446 464 440 466 399',
    );
  }
  if (cut.sole === 'lug') {
    return build(
      'M46 411C90 417 150 421 214 421C280 421 330 411 380 403C420 397 448 396 468 398',
      'M46 411C40 420 44 430 60 436L84 446H96L100 440H112L116 446H130L134 440H146L150 446H164L168 440H180L184 446H198L202 440H214L218 446H240C262 446 280 436 300 432L336 430V446H462C468 432 470 414 468 398',
    );
  }
  if (cut.style === 'oxford') {
    return build(
      'M32 416C78 421 150 424 214 422C280 419 330 406 380 396C420 390 446 389 464 392',
      'M32 416C30 424 44 432 64 436C100 442 150 445 206 442C258 439 300 430 340 420V446H462C465 428 467 410 464 392',
      'M340 420C380 412 424 408 464 408',
    );
  }
  if (cut.style === 'derby' && cut.sole === 'rubber') {
    // One moulded piece with a low step for the heel.
    return build(
      'M43 410C88 416 150 420 214 420C280 420 330 412 380 406C420 401 446 400 468 402',
      'M43 410C37 422 46 436 68 441C106 446 150 447 214 446H306L318 440H340L346 446H464C470 432 471 416 468 402',
    );
  }
  if (cut.style === 'brogue') {
    return build(
      'M44 412C90 418 150 422 214 422C280 422 330 412 380 404C420 398 446 397 466 400',
      'M44 412C37 424 46 438 70 442C104 446 150 448 214 447C258 446 296 441 340 433V446H463C467 430 468 414 466 400',
      'M340 433C380 426 424 422 464 422',
    );
  }
  return build(
    'M46 412C90 418 150 422 214 422C280 422 330 412 380 404C420 398 446 397 466 400',
    'M46 412C41 422 50 433 70 438C104 444 150 446 214 446C258 446 292 438 340 426V446H462C466 430 468 414 466 400',
    'M340 426C380 420 424 416 464 416',
  );
}

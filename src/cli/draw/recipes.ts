// Reads recipe files and refuses what cannot be drawn, naming file, picture, field, what was found and what is allowed.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKDROPS } from './backdrops/index.ts';
import { listKinds, loadKind } from './kinds/index.ts';
import { COLOURS, TINTS, isColourName, isTintName, sinksInto } from './palette.ts';
import { PATTERNS } from './patterns/index.ts';
import { thingsFor } from './scale/things.ts';
import { VIEWS } from './types.ts';
import type { Kind, PatternChoice, Recipe, ScaleChoice, Stance, View } from './types.ts';

export interface Job {
  readonly folder: string;
  readonly file: string;
  readonly recipe: Recipe;
  readonly kind: Kind;
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['kind', 'cut', 'pattern', 'colours', 'backdrop', 'tint', 'view', 'scale', 'seed'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class Checker {
  readonly #where: string;
  constructor(where: string) {
    this.#where = where;
  }
  fail(field: string, found: unknown, allowed: string): never {
    const shown = found === undefined ? 'nothing' : JSON.stringify(found);
    throw new Error(`${this.#where}: ${field} is ${shown}; allowed: ${allowed}`);
  }
  oneOf(field: string, value: unknown, allowed: readonly string[]): string {
    if (typeof value === 'string' && allowed.includes(value)) return value;
    return this.fail(field, value, allowed.join(', '));
  }
  onlyFields(field: string, value: Fields, allowed: readonly string[]): void {
    for (const key of Object.keys(value))
      if (!allowed.includes(key)) this.fail(`a field of ${field}`, key, allowed.join(', '));
  }
  number(field: string, value: unknown, low: number, high: number): number | undefined {
    if (value === undefined) return undefined;
    if (typeof value === 'number' && value >= low && value <= high) return value;
    return this.fail(field, value, `a number from ${low} to ${high}`);
  }
}

function checkPattern(check: Checker, value: unknown): PatternChoice | undefined {
  if (value === undefined) return undefined;
  if (!isFields(value)) return check.fail('pattern', value, 'an object such as { "name": "buti", "scale": 1 }');
  check.onlyFields('pattern', value, ['name', 'scale', 'angle']);
  return {
    name: check.oneOf('pattern.name', value['name'], [...PATTERNS.keys()]),
    scale: check.number('pattern.scale', value['scale'], 0.4, 4),
    angle: check.number('pattern.angle', value['angle'], -180, 180),
  };
}

const SIDES = ['left', 'right', 'above', 'below'] as const;

function checkScale(check: Checker, value: unknown, kind: Kind, stance: Stance): ScaleChoice {
  if (!isFields(value)) return check.fail('scale', value, 'an object such as { "beside": "ruler", "cm": 12 }');
  check.onlyFields('scale', value, ['beside', 'cm', 'along', 'shows', 'turn', 'side', 'lift']);
  const beside = check.oneOf('scale.beside', value['beside'], thingsFor(stance));
  const cm = check.number('scale.cm', value['cm'], 0.2, 600) ?? check.fail('scale.cm', value['cm'], 'centimetres');
  const along =
    value['along'] === undefined ? 'height' : check.oneOf('scale.along', value['along'], ['height', 'width']);
  const shows = value['shows'] === undefined ? 'front' : check.oneOf('scale.shows', value['shows'], kind.views);
  const side = value['side'] === undefined ? undefined : check.oneOf('scale.side', value['side'], SIDES);
  const turn = check.number('scale.turn', value['turn'], -180, 180);
  const lift = check.number('scale.lift', value['lift'], 0, 300);
  return {
    beside,
    cm,
    along: along as ScaleChoice['along'],
    shows: shows as View,
    ...(side !== undefined && { side: side as ScaleChoice['side'] }),
    ...(turn !== undefined && { turn }),
    ...(lift !== undefined && { lift }),
  };
}

async function checkRecipe(where: string, value: unknown): Promise<{ recipe: Recipe; kind: Kind }> {
  const check = new Checker(where);
  if (!isFields(value)) return check.fail('the recipe', value, 'an object');
  check.onlyFields('the recipe', value, FIELDS);
  const kind = await loadKind(check.oneOf('kind', value['kind'], await listKinds()));
  const cut: Record<string, string> = {};
  const options = value['cut'];
  if (options !== undefined) {
    if (!isFields(options)) return check.fail('cut', options, 'an object of options');
    check.onlyFields('cut', options, Object.keys(kind.cuts));
    for (const [name, found] of Object.entries(options))
      cut[name] = check.oneOf(`cut.${name}`, found, kind.cuts[name] ?? []);
  }
  const colours = value['colours'];
  if (!Array.isArray(colours) || colours.length === 0) {
    return check.fail('colours', colours, `a list of one or more of ${Object.keys(COLOURS).join(', ')}`);
  }
  const names = colours.map((name: unknown, index) => check.oneOf(`colours[${index}]`, name, Object.keys(COLOURS)));
  const backdrop = check.oneOf(
    'backdrop',
    value['backdrop'],
    Object.entries(BACKDROPS).flatMap(([name, { stance }]) => (kind.stances.includes(stance) ? [name] : [])),
  );
  if (value['scale'] !== undefined && value['view'] !== 'scale') {
    return check.fail('view', value['view'], 'scale, because the recipe has a field scale');
  }
  const recipe: Recipe = {
    kind: kind.name,
    cut,
    pattern: checkPattern(check, value['pattern']),
    colours: names,
    backdrop,
    tint: check.oneOf('tint', value['tint'], Object.keys(TINTS)),
    view:
      value['view'] === undefined
        ? 'front'
        : (check.oneOf(
            'view',
            value['view'],
            VIEWS.filter((view) => kind.views.includes(view) || (view === 'scale' && value['scale'] !== undefined)),
          ) as View),
    ...(value['scale'] !== undefined && {
      scale: checkScale(check, value['scale'], kind, BACKDROPS[backdrop]?.stance ?? 'wall'),
    }),
    seed: check.number('seed', value['seed'], 0, 1_000_000) ?? 1,
  };
  return { recipe, kind };
}

/** All folders that have a recipe file. */
export async function listFolders(recipes: string): Promise<string[]> {
  const files = await readdir(recipes).catch((cause: unknown) => {
    throw new Error(`${recipes} is not a folder of recipe files`, { cause });
  });
  return files.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : [])).sort();
}

export async function readJobs(recipes: string, folder: string): Promise<Job[]> {
  const path = join(recipes, `${folder}.json`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON: ${(cause as Error).message}`, { cause });
  }
  if (!isFields(parsed))
    throw new Error(`${path}: found a ${typeof parsed}; allowed: an object of picture name to recipe`);
  const jobs: Job[] = [];
  for (const [file, value] of Object.entries(parsed)) {
    if (!/^[a-z0-9][a-z0-9-]*\.webp$/.test(file)) {
      throw new Error(`${path}: picture name is "${file}"; allowed: lower-case letters, digits, hyphens, then .webp`);
    }
    jobs.push({ folder, file, ...(await checkRecipe(`${path}, ${file}`, value)) });
  }
  return jobs;
}

/** A warning when the main colour is too close to the backdrop to be told from it. */
export function warnOf({ folder, file, recipe }: Job): string | undefined {
  const main = recipe.colours[0];
  if (main === undefined || !isColourName(main) || !isTintName(recipe.tint)) return undefined;
  if (!sinksInto(COLOURS[main], TINTS[recipe.tint])) return undefined;
  return `${folder}/${file}: the colour ${main} nearly vanishes on the tint ${recipe.tint}; choose another tint`;
}

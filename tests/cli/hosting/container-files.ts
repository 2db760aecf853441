import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { DockerfileParser, JSONInstruction, From, Copy, Healthcheck } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

/** What the validator of dockerfile-utils, which knows what Docker's builder refuses, finds wrong. */
export const findDockerfileFaults = (text: string): string[] =>
  validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);

/** What dclint finds wrong by its own rules, all of them; it has the JSON Schema of the Compose specification, too. */
export function findComposeFaults(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'haat-compose-'));
  try {
    writeFileSync(join(folder, 'compose.yaml'), text);
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    return linter
      .lintFiles([folder], false)
      .flatMap(({ messages }) => messages.map(({ line, message }) => `line ${line}: ${message}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Service {
  readonly image: string;
  readonly build?: { readonly target: string };
  readonly user: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt: readonly string[];
  readonly privileged?: boolean;
  readonly restart: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

export const readCompose = (text: string): Compose => parse(text) as Compose;

/** A stage of a Dockerfile; what a stage takes over from the one that it is made from stands in both. */
export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly copiesFrom: readonly string[];
  readonly runs: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[] | undefined;
  readonly check: readonly string[] | undefined;
}

const wordsOf = (instruction: JSONInstruction): string[] =>
  instruction.getJSONStrings().map((word) => JSON.parse(word.getValue()) as string);

export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  let stage: { -readonly [Key in keyof Stage]: Stage[Key] } | undefined;
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (instruction instanceof From) {
      const from = instruction.getImage() ?? '';
      const before = stages.find(({ name }) => name === from);
      stage = {
        name: instruction.getBuildStage() ?? '',
        from,
        copiesFrom: [],
        runs: [],
        environment: before?.environment ?? {},
        user: before?.user,
        command: before?.command,
        check: before?.check,
      };
      stages.push(stage);
    }
    if (stage === undefined) continue;
    const keyword = instruction.getKeyword();
    if (instruction instanceof Copy) {
      const from = instruction.getFromFlag()?.getValue();
      if (from != null) stage.copiesFrom = [...stage.copiesFrom, from];
    } else if (keyword === 'USER') stage.user = words[0];
    else if (keyword === 'RUN') stage.runs = [...stage.runs, instruction.getArgumentsContent() ?? ''];
    else if (keyword === 'ENV')
      stage.environment = {
        ...stage.environment,
        ...Object.fromEntries(words.map((word) => word.split(/=(.*)/s).slice(0, 2))),
      };
    else if (instruction instanceof Healthcheck)
      stage.check = JSON.parse(/\[.*\]/s.exec(instruction.getRawArgumentsContent() ?? '')?.[0] ?? '[]');
    else if (keyword === 'CMD' && instruction instanceof JSONInstruction) stage.command = wordsOf(instruction);
  }
  return stages;
}

/** The values of a unit file by section and key, as systemd.syntax(7) says. @throws for a line that is neither */
export function readUnit(text: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> | undefined;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const name = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      section = sections[name] ?? {};
      sections[name] = section;
    } else if (section && key !== undefined) section[key] = [...(section[key] ?? []), value];
    else throw new Error(`This is no line of a unit: ${line}`);
  }
  return sections;
}

/** The words of a command line of a unit: quotes, backslashes, and doubled `%` and `$` are taken off. Prefixes of the program are left out. */
export const splitCommand = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain = ''], index) =>
    (quoted?.replaceAll(/\\(.)/g, '$1') ?? (index === 0 ? plain.replace(/^[-+!:@]+/, '') : plain))
      .replaceAll('%%', '%')
      .replaceAll('$$', '$'),
  );

/** For `node --import`: whatever is written below the folders of FULL_DISK is refused with the error of FULL_CODE, as a full disk does. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const { FULL_DISK = '', FULL_CODE = 'ENOSPC' } = process.env;
const folders = FULL_DISK.split(':').filter(Boolean);
const isFull = (path) =>
  folders.some((folder) => (path instanceof URL ? fileURLToPath(path) : String(path)).startsWith(folder));
const refusal = (syscall, path) =>
  Object.assign(new Error(`${FULL_CODE}: refused by the disk, ${syscall} '${path}'`), {
    code: FULL_CODE,
    syscall,
    path: String(path),
  });

/** Which of the words of a call is the path that is written. */
const WRITES = { writeFile: 0, appendFile: 0, mkdir: 0, mkdtemp: 0, copyFile: 1, cp: 1, symlink: 1, link: 1 };
for (const [name, position] of Object.entries(WRITES)) {
  const { [name]: promised } = fs.promises;
  fs.promises[name] = async (...words) => {
    if (isFull(words[position])) throw refusal(name, words[position]);
    return promised(...words);
  };
  const { [`${name}Sync`]: sync } = fs;
  fs[`${name}Sync`] = (...words) => {
    if (isFull(words[position]) && !(name === 'mkdir' && fs.existsSync(words[position])))
      throw refusal(name, words[position]);
    return sync(...words);
  };
}
const isWriting = (flags) => typeof flags === 'string' && /[wa+]/.test(flags);
const { open } = fs.promises;
fs.promises.open = async (path, flags, ...rest) => {
  if (isWriting(flags) && isFull(path)) throw refusal('open', path);
  return open(path, flags, ...rest);
};
const { openSync, createWriteStream } = fs;
fs.openSync = (path, flags, ...rest) => {
  if (isWriting(flags) && isFull(path)) throw refusal('open', path);
  return openSync(path, flags, ...rest);
};
fs.createWriteStream = (path, ...rest) => {
  if (isFull(path)) throw refusal('open', path);
  return createWriteStream(path, ...rest);
};
syncBuiltinESMExports();

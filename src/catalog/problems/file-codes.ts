import { help } from './code-help.ts';

/** Problems of files: what can not be read, and what nothing reads. */
export const FILE_HELP = {
  'file-unreadable': help(
    'a file can not be read',
    'The build needs the contents of every file.',
    'Give the user who runs the build the right to read it, or remove it.',
  ),
  'file-outside': help(
    'a link leads out of the catalogue',
    'What lies outside the catalogue must not reach the site, so the link is not followed.',
    'Copy the file into the catalogue and remove the link.',
  ),
  'file-too-large': help(
    'a file is larger than any record can be',
    'Such a file is usually not a record but something else with its name.',
    'Remove it, or split it into one product a file.',
  ),
  'file-encoding': help(
    'a file is not UTF-8',
    'Letters outside English would be wrong on the page.',
    'Save the file again with the encoding "UTF-8".',
  ),
  'markdown-invalid': help(
    'a content page in Markdown has what no page shows',
    'It is made of the same parts as a page in JSON: texts, lists, steps, notes, tables, questions.',
    'Write it as one of these parts, or move the page to src/pages as an .astro file.',
  ),
  'message-wrong': help(
    'a message of the shop can not be used',
    'Pages could not say what it says.',
    'Write it with the name and the values of the English one.',
  ),
  'file-empty': help('a file is empty', 'There is nothing to publish in it.', 'Fill it in or remove it.'),
  'file-missing': help(
    'a file that every shop needs is missing',
    'Without it there is no site.',
    'Add the file; the sample catalogue has one to start from.',
  ),
  'file-name-invalid': help(
    'a file name can not be an id',
    'The file name without .json is the id or SKU, and part of addresses.',
    'Rename the file: letters, digits, - and _.',
  ),
  'file-name-duplicate': help(
    'two files have the same id',
    'An id names one file. Folders, and upper and lower case, make no difference.',
    'Rename one of them.',
  ),
  'file-ignored': help(
    'a file is not read',
    'Only files that end in .json are read, and pictures below images. What this file says is not on the site.',
    'Rename it to end in .json, or move it out of the catalogue.',
  ),
  'folder-unknown': help(
    'a folder is not part of a catalogue',
    'Nothing in it is read.',
    'Rename it to one of the folders of a catalogue, or move it away.',
  ),
  'category-folder-unknown': help(
    'products are in a folder that is not a category',
    'The folder of a product is the id of its first category.',
    'Rename the folder, or add catalog/categories/<folder>.json.',
  ),
  'json-syntax': help(
    'a file is not valid JSON',
    'A comma, quote or bracket is missing or too much, so nothing after it can be read.',
    'Fix it at the line and column given. A text editor that knows JSON marks the place.',
  ),
  'json-nesting': help(
    'lists or objects are nested too deeply',
    'No record needs so many levels; such a file is damaged or hostile.',
    'Export the record again.',
  ),
  'key-duplicate': help(
    'a key stands twice in an object',
    'Only the last value would be used.',
    'Remove one of the two.',
  ),
  'key-too-long': help(
    'the name of a field is too long',
    'A name this long is usually a value in the wrong place.',
    'Shorten it; put the text into the value.',
  ),
  'unknown-key': help(
    'a field is not known',
    'What it says would not appear anywhere, so it is not ignored silently.',
    'Correct the spelling, or remove the field. catalog/README.md lists the fields.',
  ),
} as const;

/**
 * Keeps the space for new objects at the size that it has when this is imported, some 32 MB. V8 doubles it to 128 MB otherwise, of which a program that
 * reads row after row has no use. Its limit (`--max-semi-space-size`) is read when the process starts; how much it grows by is read each time.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=1');

import { OTHER_NAMES } from '../../core/facets/choice.ts';
import { BUILT_IN } from '../../core/facets/table.ts';

/** Ids that no facet of a catalogue may have: those of every list, other names in addresses, and the only one that every object of JavaScript has. */
export const TAKEN_IDS: readonly string[] = [...BUILT_IN, ...OTHER_NAMES, 'constructor'];

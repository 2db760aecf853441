/**
 * The painted scenes of empty states, in src/public/empty, of one family with those of the home page: a basket, a cushion in the form of a heart, a
 * parcel, a stall with one pot, a stall behind its shutter, a signpost.
 */
export type EmptyScene = 'basket' | 'heart' | 'parcel' | 'shelf' | 'door' | 'lost';

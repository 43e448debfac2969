/** A range of integers, both ends included. */
export type Range = { readonly min: number; readonly max: number };

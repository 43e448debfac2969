/** A span of integers; both ends belong to it. */
export type Range = { readonly min: number; readonly max: number };

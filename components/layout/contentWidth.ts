/** The bar and the content, centred in windows that are wider, in pixels. */
export const contentWidth = { maxWidth: 2040, marginInline: 'auto' } as const;

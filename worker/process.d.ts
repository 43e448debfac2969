/** `scripts/export/bundle.ts` replaces the variable by its value. */
declare const process: { readonly env: { readonly BASE_PATH?: string } };

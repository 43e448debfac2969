/** `scripts/export/bundle.ts` replaces the variable with its value. */
declare const process: { readonly env: { readonly BASE_PATH?: string } };

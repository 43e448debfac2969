/** `scripts/export/bundle.ts` replaces `process.env.BASE_PATH` with its value. */
declare const process: { readonly env: { readonly BASE_PATH?: string } };

/** Put in their place by `scripts/export/buildWorker.mjs`. */
declare const process: { readonly env: { readonly BASE_PATH?: string } };

/** What this page uses of Trusted Types, where the browser has them. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ) => unknown;
  };
}

/** The part of the Trusted Types API that is used here; undefined in browsers without it. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string | null },
    ) => unknown;
  };
}

/** A seed for a link without one: 50 random bits as ten characters that need no URL encoding. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte & 31).toString(32)).join(
    '',
  );

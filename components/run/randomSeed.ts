/** A seed for a link that has none: ten characters that no link has to encode, 50 bits. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte & 31).toString(32)).join(
    '',
  );

/**
 * The address of a port on this machine. It contains the IP address, because Playwright tries
 * `localhost` at ::1 first, and waits for five seconds if nothing answers there.
 */
export const hostAt = (port: number) => `http://127.0.0.1:${port}`;

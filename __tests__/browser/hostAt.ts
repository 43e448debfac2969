/**
 * What is served on a port of this machine. By number, not by name: Playwright looks for `localhost`
 * at ::1 first, and where nothing answers there it waits for five seconds.
 */
export const hostAt = (port: number) => `http://127.0.0.1:${port}`;

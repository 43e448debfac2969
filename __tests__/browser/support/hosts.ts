/** With another TEST_PORT, two checkouts can run their browser tests at once. */
const first = Number(process.env.TEST_PORT ?? 4173);

/** Different from the ports of `npm start` and `npm run dev`, so that all can run at once. */
export const ports = { site: first, demo: first + 1, nginx: first + 2 } as const;

/** The address of a port. An IP address, because Playwright tries `localhost` at ::1 first. */
export const hostAt = (port: number) => `http://127.0.0.1:${port}`;

/** The export under a base path, made by `npm run build:demo`. */
export const demo = { path: '/demo', out: 'out-demo/demo', port: ports.demo } as const;

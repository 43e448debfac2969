/** Another one than the default lets two checkouts run their browser tests at once. */
const first = Number(process.env.TEST_PORT ?? 4173);

/** Different from the ports of `npm start` and `npm run dev`, so that all can run at once. */
export const ports = {
  site: first,
  demo: first + 1,
  nginx: first + 2,
} as const;

/** The export under a path of its own, which `npm run build:demo` makes. */
export const demo = { path: '/demo', out: 'out-demo', port: 4174 } as const;

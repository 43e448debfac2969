/** The export under a base path, made by `npm run build:demo`. */
export const demo = { path: '/demo', out: 'out-demo', port: 4174 } as const;

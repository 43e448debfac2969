import { ports } from './ports';

/** The export under a base path, made by `npm run build:demo`. */
export const demo = { path: '/demo', out: 'out-demo/demo', port: ports.demo } as const;

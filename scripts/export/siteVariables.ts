import { site } from './site.ts';

export const isSiteUrlGiven = Boolean(process.env.SITE_URL);

// Import this before anything of `lib` or `components`, which read the variables as the build does.
Object.assign(process.env, site);

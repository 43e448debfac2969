/**
 * Gives the modules of `lib` and `components` the variables that they read while the site is built.
 * Import it before any of them.
 */
import { site } from './site.mjs';

Object.assign(process.env, site);

/**
 * Sets the environment variables that the modules of `lib` and `components` read during the build.
 * Has to be imported before any of these modules.
 */
import { site } from './site.mjs';

Object.assign(process.env, site);

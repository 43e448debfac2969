const scriptNames = /static\/chunks\/[\w.~-]+\.js/g;

/** Matches scripts for old browsers, which browsers with service workers do not request. */
const withoutModules = /<script[^>]*\bnoModule\b[^>]*>/gi;

/** The scripts that a page or a script refers to, as paths below `_next/`. */
export const scriptsNamedIn = (text: string): readonly string[] => [
  ...new Set(text.replace(withoutModules, '').match(scriptNames)),
];

/**
 * The modules of the project: what each contains, and the modules that it may import, statically or
 * dynamically. `npm run lint` checks the imports (`.dependency-cruiser.mjs`).
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const modules = {
  // Brand, colours, languages, assets, limits, number formats, the site's address.
  'lib/config': [],
  // The engine: no React, no DOM (it has a tsconfig of its own).
  'lib/simulation': ['lib/config'],
  // Number profiles, money.
  'lib/format': ['lib/config'],
  // The parameters of a link, one entry each; reading and writing links.
  'lib/parameters': ['lib/config', 'lib/format', 'lib/simulation'],
  // The guilloche of a seed, as SVG paths, and its fingerprint.
  'lib/rosette': ['lib/config', 'lib/simulation'],
  // A run computed again up to a moment; as CSV and JSON; worksheets.
  'lib/record': ['lib/config', 'lib/simulation'],
  // Languages, messages, and which language an address means.
  'lib/i18n': ['lib/config', 'messages'],
  // Titles, descriptions, alternates, previews, structured data.
  'lib/seo': ['lib/config', 'lib/i18n'],
  // Default names and reference data from faker, at build time only.
  'lib/fake': ['lib/i18n'],
  // Styled elements: styles that are computed once; styles of the whole page.
  'components/styles': [],
  // The simulation notice, its guard, its marks, the rosette.
  'components/notice': ['components/styles', 'lib/config', 'lib/i18n', 'lib/rosette'],
  // Values and controls that know nothing of runs; the themes.
  'components/ui': ['components/notice', 'components/styles', 'lib/config', 'lib/format'],
  // Bars, step line, axis, reading, table, the card of a chart.
  'components/charts': ['components/notice', 'components/styles', 'components/ui'],
  // The run on this page: provider, hooks, clock; Start and Pause.
  'components/run': [
    'components/notice',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/parameters',
    'lib/simulation',
  ],
  // What is loaded on demand: opener, frame, failure; error boundaries.
  'components/dialogs': [
    'components/notice',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/i18n',
    'lib/parameters',
  ],
  // A view as a presentation: large type, transport bar. Loaded on demand.
  'components/present': [
    'components/dialogs',
    'components/notice',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/i18n',
    'lib/parameters',
    'lib/simulation',
  ],
  // “What gives it away?”: the signs, the fees, where to report. Loaded on demand.
  'components/lesson': [
    'components/charts',
    'components/dialogs',
    'components/notice',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/i18n',
    'lib/record',
    'lib/simulation',
  ],
  // The dialog “How these figures are made”. Loaded on demand.
  'components/details': [
    'components/dialogs',
    'components/notice',
    'components/present',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/i18n',
    'lib/parameters',
  ],
  // The link builder. Loaded on demand.
  'components/share': [
    'components/dialogs',
    'components/notice',
    'components/present',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/i18n',
    'lib/parameters',
    'lib/record',
    'lib/simulation',
  ],
  // What both views share: side panel, language menu, notice about a link.
  'components/layout': [
    'components/details',
    'components/dialogs',
    'components/lesson',
    'components/notice',
    'components/present',
    'components/run',
    'components/share',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/i18n',
    'lib/parameters',
  ],
  // The main view.
  'components/main': [
    'components/charts',
    'components/dialogs',
    'components/layout',
    'components/notice',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/simulation',
  ],
  // The alternate view. Neither view knows the other.
  'components/alternate': [
    'components/dialogs',
    'components/layout',
    'components/notice',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/format',
    'lib/simulation',
  ],
  // The HTML document, and what runs in it before React.
  'components/document': [
    'components/layout',
    'components/notice',
    'components/run',
    'components/styles',
    'components/ui',
    'lib/config',
    'lib/i18n',
  ],
  // The addresses, and files made at build time.
  app: [
    'components/alternate',
    'components/document',
    'components/main',
    'components/notice',
    'components/ui',
    'lib/config',
    'lib/fake',
    'lib/i18n',
    'lib/rosette',
    'lib/seo',
  ],
  // The service worker, bundled separately.
  worker: ['lib/config', 'lib/i18n'],
};

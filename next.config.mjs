import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { site } from './scripts/export/site.mjs';
import { VERSION } from './scripts/export/version.mjs';

const { OUT_DIR = 'out' } = process.env;
/** Next.js edits `tsconfig.json` if `distDir` is set, even to its default. */
const distDir = OUT_DIR === 'out' ? {} : { distDir: OUT_DIR };

/** Messages are parsed at build time, so that pages contain no parser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  },
});

/**
 * Exports static files, except during development: the dev server would answer addresses with an
 * unknown first segment with an error, and not with the page for any other address.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) =>
  withNextIntl({
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export', ...distDir }),
    basePath: site.BASE_PATH,
    env: { ...site, VERSION },
    allowedDevOrigins: ['127.0.0.1'],
    experimental: {
      globalNotFound: true,
      turbopackCjsTreeShaking: true,
      // For navigation inside the client, which the site does not use: every link loads a page.
      optimisticRouting: false,
      varyParams: false,
      prefetchInlining: false,
      turbopackMangleExportNames: true,
      // Few large scripts: every page is loaded in full, and each request costs a round trip.
      turbopackChunking: {
        firstPageLoadPriority: 1,
        minChunkSize: 1_000_000,
        maxMergeChunkSize: 10_000_000,
      },
    },
    // A fixed id, so that the same sources give the same files.
    generateBuildId: () => 'dry-run',
    poweredByHeader: false,
    // The dev server would write into AGENTS.md, which is ours.
    agentRules: false,
    // `npm run typecheck` checks them; here it would take longer than the build itself.
    typescript: { ignoreBuildErrors: true },
  });

export default config;

import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import { basename } from 'node:path';
import { out } from './scripts/export/folders';
import { site } from './scripts/export/site';

/** Next.js would take even its own default for a wish, and say so in `tsconfig.json`. */
const folder = basename(out);
const exported: NextConfig = {
  output: 'export',
  ...(folder === 'out' ? {} : { distDir: folder }),
};

/** Messages are parsed at build time: no page carries a parser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  },
});

/**
 * Exports static files. Not while developing: the dev server would answer every unknown first
 * segment with an error instead of the page for any other address.
 */
const config = (phase: string): NextConfig =>
  withNextIntl({
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : exported),
    basePath: site.BASE_PATH,
    env: site,
    allowedDevOrigins: ['127.0.0.1'],
    experimental: {
      globalNotFound: true,
      turbopackCjsTreeShaking: true,
      // Every page is a first page: few large scripts, since each request costs a round trip.
      turbopackChunking: {
        firstPageLoadPriority: 1,
        minChunkSize: 1_000_000,
        maxMergeChunkSize: 10_000_000,
      },
    },
    // The same sources give the same files.
    generateBuildId: () => 'dry-run',
    poweredByHeader: false,
    turbopack: {
      resolveAlias: {
        'hoist-non-react-statics': './components/ui/theme/hoistStaticsStub.ts',
      },
    },
  });

export default config;

import { readFileSync } from 'node:fs';
import createNextIntlPlugin from 'next-intl/plugin';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { site } from './scripts/export/site.mjs';

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const { version } = /** @type {{ version: string }} */ (manifest);

const { OUT_DIR = 'out' } = process.env;
/** Omitted for the default, because Next.js edits `tsconfig.json` if `distDir` is set. */
const distDir = OUT_DIR === 'out' ? {} : { distDir: OUT_DIR };

/** Parses the messages at build time, so that pages contain no parser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  },
});

/**
 * Exports static files, except during development. With `output: 'export'`, the dev server shows an
 * error at addresses with an unknown first segment, instead of the page for any address.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) =>
  withNextIntl({
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export', ...distDir }),
    basePath: site.BASE_PATH,
    env: { ...site, VERSION: version },
    allowedDevOrigins: ['127.0.0.1'],
    // Reads a WebAssembly file beside its code.
    serverExternalPackages: ['subset-font'],
    // The indicator would cover the language menu.
    devIndicators: false,
    experimental: {
      globalNotFound: true,
      // Few large scripts, because pages load in full, and each request costs a round trip; but
      // Next.js and the page in scripts of their own, so that Next.js starts while the page loads.
      turbopackChunking: {
        firstPageLoadPriority: 1,
        minChunkSize: 1_000_000,
        maxMergeChunkSize: 500_000,
      },
    },
    // A fixed id gives the same files for the same sources.
    generateBuildId: () => 'dry-run',
    poweredByHeader: false,
    // Keeps the dev server from writing into AGENTS.md.
    agentRules: false,
    // `npm run typecheck` checks types. A check here would take longer than the build.
    typescript: { ignoreBuildErrors: true },
  });

export default config;

import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * Exports static files. Not while developing: the dev server would answer every unknown first
 * segment with an error instead of the page for any other address.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export' }),
  allowedDevOrigins: ['127.0.0.1'],
  experimental: { globalNotFound: true },
  // The same sources give the same files.
  generateBuildId: () => 'dry-run',
  poweredByHeader: false,
});

export default config;

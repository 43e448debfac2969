import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

export default withNextIntl({
  output: 'export',
  // The project around this one has a lock file, too.
  turbopack: { root: import.meta.dirname },
});

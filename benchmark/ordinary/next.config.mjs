import { dirname } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

export default withNextIntl({
  output: 'export',
  // The project around this package has a lock file, too.
  turbopack: { root: dirname(import.meta.dirname) },
});

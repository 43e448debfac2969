import { screen } from '@testing-library/react';
import { catalogues, renderPage } from '@/__tests__/components/renderPage';
import { CoverNotice, PageNotice } from '@/components/shell/SimulationNotice';
import { locales } from '@/lib/i18n/locales';

describe.each([
  ['PageNotice', PageNotice],
  ['CoverNotice', CoverNotice],
])('%s', (_, Notice) => {
  it.each(locales)('says in %s that all is made up, and offers no way to hide it', (locale) => {
    renderPage(<Notice />, locale);
    expect(screen.getByTestId('simulation-notice').textContent).toBe(
      catalogues[locale].notice.text,
    );
    expect(screen.getByRole('region')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

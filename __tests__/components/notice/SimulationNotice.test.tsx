import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { CoverNotice, PageNotice } from '@/components/notice/SimulationNotice';
import { locales } from '@/lib/i18n/locales';

describe.each([
  ['PageNotice', PageNotice, 'region'],
  ['CoverNotice', CoverNotice, 'note'],
])('%s', (_, Notice, role) => {
  it.each(locales)('says in %s that everything is fictitious, and cannot be hidden', (locale) => {
    renderPage(<Notice />, locale);
    expect(screen.getByTestId('simulation-notice').textContent).toBe(
      messagesOf(locale).notice.text,
    );
    expect(screen.getByRole(role)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

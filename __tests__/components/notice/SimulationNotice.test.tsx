import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { CoverNotice, PageNotice } from '@/components/notice/SimulationNotice';
import { locales } from '@/lib/i18n/locales';

describe('PageNotice', () => {
  it.each(locales)(
    'says in %s that everything is fictitious, with one button, to the lesson',
    (locale) => {
      renderPage(<PageNotice />, locale);
      const { text, lesson } = messagesOf(locale).notice;
      expect(screen.getByTestId('simulation-notice').textContent).toBe(`${text} ${lesson}`);
      expect(screen.getByRole('region')).toBeVisible();
      expect(screen.getByRole('button')).toHaveAccessibleName(lesson);
    },
  );
});

describe('CoverNotice', () => {
  it.each(locales)('says the same in %s, and cannot be hidden', (locale) => {
    renderPage(<CoverNotice />, locale);
    expect(screen.getByTestId('simulation-notice').textContent).toBe(
      messagesOf(locale).notice.text,
    );
    expect(screen.getByRole('note')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { SimulationNotice } from '@/components/notice/SimulationNotice';
import { locales } from '@/lib/i18n/locales';

describe('SimulationNotice', () => {
  it.each(locales)(
    'says in %s that everything is fictitious, with one button, to the lesson',
    (locale) => {
      renderPage(<SimulationNotice />, locale);
      const { text, lesson } = messagesOf(locale).notice;
      expect(screen.getByTestId('simulation-notice').textContent).toBe(`${text} ${lesson}`);
      expect(screen.getByRole('region')).toBeVisible();
      expect(screen.getByRole('button')).toHaveAccessibleName(lesson);
    },
  );
});

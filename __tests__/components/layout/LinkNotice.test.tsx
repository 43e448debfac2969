import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/__tests__/components/renderPage';
import { resolveSession, type Session } from '@/components/run/resolveSession';
import { LinkNotice } from '@/components/layout/LinkNotice';
import type { View } from '@/lib/config/views';
import { parseLink } from '@/lib/parameters/parseLink';

const sessionOf = (search: string) =>
  resolveSession(
    { link: parseLink(search), search, seed: 'fallback' },
    { names: ['Anna'], trades: { min: 1_181, max: 1_181 } },
  );

const of = (view: View, session: Session) => ({
  page: { view, session, running: false, progress: () => null },
  session,
});

describe('LinkNotice', () => {
  it('is not there where every value was used', () => {
    renderPage(<LinkNotice {...of('main', sessionOf('?trades=5&name=A'))} />);
    expect(screen.queryByTestId('link-notice')).toBeNull();
  });

  it('names each parameter, what was given, and what is shown in the way of the page', () => {
    const search = '?name=%E2%80%8B&amount=%3Cb%3E&trades=x&country=x&currency=x&seed=%21';
    const session = sessionOf(search);
    renderPage(<LinkNotice {...of('alternate', session)} />, 'pl');
    const notice = screen.getByTestId('link-notice');
    const rows = within(notice).getAllByRole('row').slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'name',
      'amount',
      'trades',
      'country',
      'currency',
      'seed',
    ]);
    expect(texts[0]).toEqual(['Demo\ufffd', 'DemoAnna']);
    expect(texts[1]?.[0]).toBe('Demo<b>');
    expect(texts[1]?.[1]).toMatch(/^\$[\d,]+\.\d{2}$/);
    expect(texts.slice(2)).toEqual([
      ['Demox', '1,181'],
      ['Demox', 'US'],
      ['Demox', 'USD'],
      ['Demo!', 'fallback'],
    ]);
    expect(notice.querySelector('b')).toBeNull();
  });

  it('is gone when it is dismissed', async () => {
    renderPage(<LinkNotice {...of('main', sessionOf('?trades=x'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByTestId('link-notice')).toBeNull();
  });
});

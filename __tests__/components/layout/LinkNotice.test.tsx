import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRun, renderPage, setAddress } from '@/__tests__/components/renderPage';
import { LinkNoticeOnDemand } from '@/components/layout/ViewLayout';
import type { View } from '@/lib/config/views';

const renderNotice = async (view: View, search: string, locale?: string) => {
  setAddress(`/${search}`);
  renderPage(inRun(view, <LinkNoticeOnDemand />), locale);
  await screen.findByTestId('link-notice');
};

describe('LinkNotice', () => {
  it('is loaded if a value was not used', async () => {
    setAddress('/?trades=x');
    renderPage(inRun('main', <LinkNoticeOnDemand />));
    expect(await screen.findByTestId('link-notice')).toBeInTheDocument();
  });

  it('is not loaded if every value was used', () => {
    setAddress('/?trades=5&name=A');
    const { container } = renderPage(inRun('main', <LinkNoticeOnDemand />));
    expect(container).toBeEmptyDOMElement();
  });

  it('is one line, which shows the list and hides it again', async () => {
    await renderNotice('main', '?trades=x&amount=y');
    const notice = screen.getByRole('region', { name: '2 values in the link were not used.' });
    expect(within(notice).queryByRole('table')).toBeNull();
    const show = within(notice).getByRole('button', { name: 'Show', expanded: false });
    await userEvent.click(show);
    expect(within(notice).getByRole('table')).toBeInTheDocument();
    expect(show).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(show);
    expect(within(notice).queryByRole('table')).toBeNull();
  });

  it('announces its sentence, but neither its buttons nor the list', async () => {
    await renderNotice('main', '?trades=x&amount=y');
    const notice = screen.getByTestId('link-notice');
    await userEvent.click(within(notice).getByRole('button', { name: 'Show' }));
    const alert = within(notice).getByRole('alert');
    expect(alert.textContent).toBe('2 values in the link were not used.');
    expect(within(alert).getByRole('heading')).toBeInTheDocument();
  });

  it('lists each parameter, the given value, and the value shown, as the page writes it', async () => {
    const search = '?name=%E2%80%8B&amount=%3Cb%3E&trades=x&country=x&currency=x&seed=%21';
    await renderNotice('alternate', search, 'pl');
    const notice = screen.getByTestId('link-notice');
    await userEvent.click(within(notice).getByRole('button', { name: 'Pokaż' }));
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
    expect(texts[0]).toEqual(['Demo\u00a0·\u00a0\ufffd', 'Demo\u00a0·\u00a0Anna']);
    expect(texts[1]?.[0]).toBe('Demo\u00a0·\u00a0<b>');
    expect(texts[1]?.[1]).toMatch(/^\$[\d,]+\.\d{2}symulowany$/);
    expect(texts.at(-1)).toEqual([
      'Demo\u00a0·\u00a0!',
      expect.stringMatching(/^Demo\u00a0·\u00a0[A-Za-z0-9_-]+$/),
    ]);
    expect(texts.slice(2, -1)).toEqual([
      ['Demo\u00a0·\u00a0x', '1,181'],
      ['Demo\u00a0·\u00a0x', 'US'],
      ['Demo\u00a0·\u00a0x', 'USD'],
    ]);
    expect(notice.querySelector('b')).toBeNull();
  });

  it('disappears when it is dismissed', async () => {
    setAddress('/?trades=x');
    renderPage(inRun('main', <LinkNoticeOnDemand />));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByTestId('link-notice')).toBeNull();
  });
});

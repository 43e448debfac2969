import { act, fireEvent, screen, within } from '@testing-library/react';
import { click, pass, renderInRun } from '@/__tests__/components/page';
import { LanguageMenu } from '@/components/layout/LanguageMenu';
import { RunControls } from '@/components/run/RunControls';
import type { View } from '@/lib/config/views';
import { otherLocales } from '@/lib/i18n/locales';

const open = (view: View, address: string) =>
  renderInRun(
    view,
    address,
    <>
      <RunControls label="Start" />
      <LanguageMenu isInPanel />
    </>,
  );

const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
const query = () => Object.fromEntries(new URLSearchParams(link().search));

describe('a link to another language', () => {
  it('leads to the same view, with the seed on screen and the query of the page', () => {
    open('alternate', '/v?name=Clara&utm_source=letter&currency=xyz');
    const links = within(screen.getByTestId('language-menu')).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('hreflang'))).toEqual(otherLocales);
    expect(link().pathname).toBe('/de/v');
    const { seed, ...rest } = query();
    expect(seed).toMatch(/^[0-9a-v]{10}$/);
    expect(rest).toEqual({ utm_source: 'letter', currency: 'xyz', name: 'Clara' });
  });

  it.each([
    ['focused', () => act(() => link().focus())],
    ['about to be clicked', () => fireEvent.pointerDown(link())],
    ['clicked by a key', () => fireEvent.click(link())],
  ])('has the moment on screen when it is %s', async (_, touch) => {
    // jsdom does not follow links.
    addEventListener('click', (event) => event.preventDefault());
    open('main', '/?seed=a');
    touch();
    expect(query()).toEqual({ seed: 'a' });
    await click('Start');
    pass(12_345);
    await click('Pause');
    act(() => link().blur());
    touch();
    expect(query()).toEqual({ seed: 'a', t: '12.345', paused: '1' });
  });
});

import { cleanup, screen } from '@testing-library/react';
import { renderInRun } from '@/__tests__/components/page';
import { alternateSigns } from '@/components/lesson/alternateSigns';
import { useFigures } from '@/components/lesson/figures';
import { mainSigns } from '@/components/lesson/mainSigns';
import { SignText } from '@/components/lesson/SignText';
import type { View } from '@/lib/config/views';

/** The signs of a view, one after another. */
const Signs = ({ view }: { view: View }) => {
  const figures = useFigures();
  const signs = view === 'main' ? mainSigns : alternateSigns;
  return signs.map((sign) => <SignText key={sign.key} {...{ sign, figures }} isFirst={false} />);
};

const openSigns = (view: View, search: string) =>
  renderInRun(view, `/?seed=a&${search}`, <Signs view={view} />);

const picture = () => screen.getByRole('img');

describe('the picture of accounts', () => {
  it('has a text alternative that says what it shows', () => {
    openSigns('main', 'trades=5&t=90&paused&country=DE&currency=EUR');
    expect(picture()).toHaveAccessibleName(
      'In gray: 40 accounts that win or lose the same amounts at random. ' +
        'Lost at least once: 40. 1 in 34.359.738.368',
    );
    expect(screen.getByText('1 in 34.359.738.368')).toBeVisible();
    expect(screen.getByText('35 trades without a loss, if each had an even chance.')).toBeVisible();
  });

  it('has a line for the run and one for each account, all in view', () => {
    openSigns('main', 'trades=2');
    const pathOf = (selector: string) => picture().querySelector(selector)?.getAttribute('d') ?? '';
    expect(pathOf('.run')).toBe('M0 0L1 -885L2 -1541');
    const lines = pathOf('path').split('M0 0').slice(1);
    expect(lines).toHaveLength(40);
    // Two amounts, won or lost.
    expect(new Set(lines)).toEqual(
      new Set(['L1 -885L2 -1541', 'L1 -885L2 -229', 'L1 885L2 229', 'L1 885L2 1541']),
    );
    expect(picture()).toHaveAttribute('viewBox', '0 -1541 2 3082');
  });

  it('writes a number of up to 15 digits out, and a longer one as a power', () => {
    openSigns('alternate', 't=10&rounds=1&paused');
    expect(picture()).toHaveAccessibleName(/ 1 in 281,474,976,710,656$/);
    cleanup();
    openSigns('alternate', 't=11&rounds=1&paused');
    expect(picture()).toHaveAccessibleName(/ 1 in 2 to the power of 50$/);
    expect(screen.getByText('1 in 2⁵⁰')).toBeVisible();
    expect(
      screen.getByText(/^50 updates without a fall.* Written out, the number has 16 digits\.$/),
    ).toBeVisible();
  });

  it('is not there before the first step', () => {
    openSigns('main', 'trades=0');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

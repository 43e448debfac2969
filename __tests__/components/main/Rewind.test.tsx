import { fireEvent, screen } from '@testing-library/react';
import { click, load, open, pass, valueOf } from '@/__tests__/components/page';
import { MainView } from '@/components/main/MainView';
import { mainEngine, settledAt } from '@/lib/simulation/mainEngine';
import { stateAt } from '@/lib/simulation/engine';

const view = <MainView names={['Anna']} />;

const settings = { seed: 'a', amount: 3_000_00, trades: 12, rounds: 0 };
const link = '/?seed=a&amount=3000&trades=12';
const pausedAt = 90_000;
const paused = stateAt(mainEngine, settings, pausedAt);

const openPaused = async (address = `${link}&t=${pausedAt / 1_000}&paused`) => {
  await open(address, view);
  await load();
};

const slider = () => screen.getByRole('slider', { name: 'Rewind' });
const hasSlider = () => screen.queryByRole('slider') !== null;
const key = (name: string) => fireEvent.keyDown(slider(), { key: name });
const serials = () => screen.getAllByTestId('trade-row').map((row) => Number(row.dataset.serial));
const status = () => document.querySelector('[data-start]')?.textContent;
const captionHas = (text: string) =>
  expect(screen.getByTestId('last-campaign')).toHaveTextContent(text);

describe('a paused run', () => {
  it('shows, at each number of its time line, what a link to that moment shows', async () => {
    await openPaused();
    expect(slider()).toHaveAttribute('min', '12');
    expect(slider()).toHaveAttribute('max', String(paused.count));
    captionHas('Drag to rewind. No market can be rewound.');
    for (let n = paused.count - 1; n >= 12; n -= 1) {
      key('ArrowLeft');
      const state = stateAt(mainEngine, settings, settledAt(paused, 12, n));
      expect(state).toMatchObject({ count: n, popsUpUntil: null });
      expect(Number(valueOf('trade-count'))).toBe(n);
      expect(Number(valueOf('profit')) * 100).toBeCloseTo(state.total, 6);
      expect(serials()).toEqual(state.trades.map(({ serialNumber }) => serialNumber));
      expect(status()).toBe(`Paused at No.\u00a0${n}`);
    }
    expect(slider()).toHaveAccessibleName('Rewind');
    expect(slider()).toHaveAttribute('aria-valuetext', 'No.\u00a012, $3,000, simulated');
    expect(screen.queryByTestId('last-profit')).toBeNull();
  });

  it('is rewound by ten, to the first number, and to the pause', async () => {
    await openPaused();
    key('PageUp');
    expect(slider()).toHaveValue(String(paused.count));
    key('PageDown');
    expect(slider()).toHaveValue(String(paused.count - 10));
    captionHas('10 trades back. The next 10 are already decided.');
    key('Home');
    expect(slider()).toHaveValue('12');
    key('End');
    expect(status()).toBe('Paused');
  });

  it('resumes from the moment shown, and makes the same trades again', async () => {
    await openPaused();
    const first = serials()[0];
    const ids = screen.getAllByTestId('trade-row').map(({ textContent }) => textContent);
    key('PageDown');
    await click('Resume');
    expect(hasSlider()).toBe(false);
    captionHas(' to ');
    pass(60_000);
    await click('Pause');
    await load();
    for (let n = 0; n < 60 && serials()[0] !== first; n += 1) key('ArrowLeft');
    expect(screen.getAllByTestId('trade-row').map(({ textContent }) => textContent)).toEqual(ids);
  });

  it('announces nothing while it stands, nor at once when it resumes', async () => {
    await openPaused();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    key('Home');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await click('Resume');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    pass(30_000);
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  });

  it('can be rewound to the first total of its chart in a long run', async () => {
    await openPaused(`${link}&t=604800&paused`);
    const max = Number(valueOf('trade-count'));
    expect(slider()).toHaveAttribute('min', String(max - 59));
    key('Home');
    expect(Number(valueOf('trade-count'))).toBe(max - 59);
  });

  it.each(['&t=3&paused', '&t=90', ''])('has no time line with %s', async (parameters) => {
    await openPaused(link + parameters);
    expect(hasSlider()).toBe(false);
  });
});

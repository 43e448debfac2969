import { render, screen, within } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { click, inPage, load, open } from '@/__tests__/components/page';
import { OnDemand } from '@/components/layout/OnDemand';
import { SafeSection } from '@/components/layout/SafeSection';
import { Simulation } from '@/components/main/mainRun';
import { MainView } from '@/components/main/MainView';

let isBroken = true;

const Part = () => {
  const t = useTranslations();
  if (isBroken) throw new Error('A fault of the test');
  return <p>{`${t('start')} and ${t('share.copied')}`}</p>;
};

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('a card that fails says so, renders again when asked to, and leaves the others alone', async () => {
  const Card = () => isBroken && <Part />;
  render(
    inPage([
      <SafeSection key="one">
        <Card />
      </SafeSection>,
      <SafeSection key="other">
        <p>Another card</p>
      </SafeSection>,
    ]),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByText('Another card')).toBeInTheDocument();
  await click('Try again');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isBroken = false;
  await click('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a part that is loaded on demand', () => {
  const onClose = jest.fn();
  const openPart = async (get: jest.Mock<Promise<() => ReactNode>>) => {
    const part = <OnDemand key="part" load={get} onClose={onClose} props={{}} />;
    const { rerender } = render(inPage([part]));
    await load();
    // Nothing is loaded before the link has been read.
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(get).not.toHaveBeenCalled();
    const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };
    rerender(inPage([part, <Simulation key="run" defaults={defaults} />]));
    await load();
    expect(screen.queryByRole('status')).toBeNull();
  };

  it('says that it was not loaded, and is asked for again, with its messages', async () => {
    isBroken = false;
    const get = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('offline'));
    await openPart(get);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    await click('Dismiss');
    expect(onClose).toHaveBeenCalledTimes(1);
    await click('Try again');
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('says that it is broken, and renders again', async () => {
    await openPart(jest.fn(() => Promise.resolve(Part)));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
    isBroken = false;
    await click('Try again');
    expect(screen.getByText('Start and Copied.')).toBeInTheDocument();
  });
});

it('the alert about the link lists what was given and is shown instead, until dismissed', async () => {
  await open('/?name=bank.com&amount=1e9&trades=7&currency=<b>', <MainView names={['Anna']} />);
  const alert = screen.getByTestId('link-notice');
  expect(alert).toHaveTextContent('3 values in the link were not used as given.');
  const items = within(alert).getAllByRole('listitem');
  const texts = [
    /^currency=<b> · Shown instead: USD/,
    /^name=bank\.com · Shown instead: Anna.*no web address/,
    /^amount=1e9 · Shown instead: \$[\d,]+From −\$1,000,000,000 to/,
  ];
  expect(items).toHaveLength(3);
  texts.forEach((text, index) => expect(items[index]).toHaveTextContent(text));
  await click('Dismiss');
  expect(screen.queryByTestId('link-notice')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

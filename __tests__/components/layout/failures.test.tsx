import { act, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { click, inPage } from '@/__tests__/components/page';
import { OnDemand } from '@/components/layout/OnDemand';
import { SafeSection } from '@/components/layout/SafeSection';

let isBroken = true;

const Part = () => {
  if (isBroken) throw new Error('A fault of the test');
  return <p>content</p>;
};

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('a card that fails says so, renders again when it is told to, and leaves the others alone', () => {
  render(
    inPage(
      <>
        <SafeSection>
          <Part />
        </SafeSection>
        <SafeSection>
          <p>another card</p>
        </SafeSection>
      </>,
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByText('another card')).toBeInTheDocument();
  click('Try again');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isBroken = false;
  click('Try again');
  expect(screen.getByText('content')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('what is loaded on demand', () => {
  const onClose = jest.fn();
  const open = async (load: () => Promise<() => React.ReactNode>) => {
    render(inPage(<OnDemand load={load} onClose={onClose} props={{}} />));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    // What is loaded comes within a few microtasks.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('status')).toBeNull();
  };

  it('comes with its messages, beside those of the page', async () => {
    const Words = () => {
      const t = useTranslations();
      return `${t('start')}, ${t('share.title')}`;
    };
    await open(() => Promise.resolve(Words));
    expect(screen.getByText('Start, Build a link')).toBeInTheDocument();
  });

  it('says that it could not be loaded, and asks again when it is told to', async () => {
    isBroken = false;
    const load = jest
      .fn<Promise<typeof Part>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Part);
    await open(load);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    click('Dismiss');
    expect(onClose).toHaveBeenCalledTimes(1);
    click('Try again');
    expect(await screen.findByText('content')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says that it is broken, and renders again when it is told to', async () => {
    await open(() => Promise.resolve(Part));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here.');
    isBroken = false;
    click('Try again');
    expect(screen.getByText('content')).toBeInTheDocument();
  });
});

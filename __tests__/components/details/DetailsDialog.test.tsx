import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { inPage, setAddress } from '@/__tests__/components/renderPage';
import { messagesOf } from '@/__tests__/messages';
import { DetailsDialog } from '@/components/details/DetailsDialog';
import { RunProvider } from '@/components/main/mainRun';
import { usePage } from '@/components/run/runContext';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';

const openDetails = async (
  address: string,
  details: ReactNode = <DetailsDialog onClose={jest.fn()} />,
) => {
  setAddress(address);
  render(
    inPage(
      <RunProvider defaults={{ names: ['Anna'], trades: { min: 20, max: 20 } }}>
        <MessagesProvider locale="en" messages={messagesOf('en')}>
          {details}
        </MessagesProvider>
      </RunProvider>,
    ),
  );
  await screen.findAllByRole('button');
};

const linkTo = (name: string) => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  return Object.fromEntries(new URLSearchParams(link.search));
};

const soon = () => `${new Date(Date.now() + 600_000).toISOString().slice(0, 19)}Z`;

it('the details do not print a seed that says whom to contact', async () => {
  await openDetails('/?seed=call-48512345678');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('48512345678');
  expect(linkTo('Run again with this seed')).toEqual({ seed: 'call-48512345678' });
});

describe('the links of the details', () => {
  it('keep a common start in the other view only', async () => {
    const since = soon();
    await openDetails(`/?seed=s&name=A&since=${since}`);
    expect(linkTo('Open the dark view')).toEqual({ seed: 's', name: 'A', since });
    expect(linkTo('Run again with this seed')).toEqual({ seed: 's', name: 'A' });
    expect(linkTo('Run with a new seed')).toEqual({ name: 'A' });
  });

  it('do not pause another moment because of what was not used', async () => {
    await openDetails(`/?seed=s&paused&since=${soon()}`);
    expect(linkTo('Show this moment')).toEqual({ seed: 's', t: '3600' });
  });

  it('are followed with Enter in the field of the moment', async () => {
    await openDetails('/?seed=s&t=90&paused');
    const followed: string[] = [];
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Show this moment' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push(link.search);
    });
    const field = screen.getByLabelText('Time since Start');
    await userEvent.clear(field);
    // There is no moment to go to.
    await userEvent.type(field, '{Enter}');
    await userEvent.type(field, '2:00{Enter}');
    expect(followed).toEqual(['', '?seed=s&t=120&paused=']);
  });
});

/** The details, opened after the speed and the lesson of the link were changed. */
const ChangedDetails = () => {
  const { setSpeed, setLesson } = usePage();
  const [isOpen, setOpen] = useState(false);
  const change = () => {
    setSpeed(2);
    setLesson({ isOpen: false });
    setOpen(true);
  };
  return isOpen ? <DetailsDialog onClose={jest.fn()} /> : <button onClick={change}>Change</button>;
};

it('the details show the speed and the lesson as they are now', async () => {
  const speed = () => screen.getByText('Speed').nextElementSibling;
  const lesson = () => screen.queryByText('Open “What gives it away?” at step');
  await openDetails('/?seed=now&speed=5&lesson=3');
  expect(speed()).toHaveTextContent(/^5×$/);
  expect(lesson()?.nextElementSibling).toHaveTextContent(/^3$/);
  cleanup();
  await openDetails('/?seed=now&speed=5&lesson=3', <ChangedDetails />);
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(speed()).toHaveTextContent(/^2×$/);
  expect(lesson()).toBeNull();
  const moment = screen.getByRole('link', { name: 'Show this moment' });
  expect(moment).toHaveAttribute('href', expect.stringContaining('speed=2'));
});

it('the details list what is random, with its limits', async () => {
  await openDetails('/?seed=table');
  const table = screen.getByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['What', 'From', 'To'],
    ['Profit of a trade', '$2.00', '$12.00'],
    ['Sell price', '$50.00', '$2,050.00'],
    ['Seconds until the next trade', '2', '4'],
    ['Starting profit', '$2,000', '$17,000'],
    ['Starting trades', '10', '40'],
    ['Number beside the bell', '0', '10'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Sell price' })).toBeInTheDocument();
});

it('the details show the rosette of the seed under Demo, and the starting profit as simulated', async () => {
  await openDetails('/?seed=rosette&amount=1234');
  const rosette = screen.getByTestId('seed-rosette');
  expect(rosette.previousElementSibling).toHaveTextContent(/^Demo · rosette$/);
  expect(screen.getByText('$1,234').parentElement).toHaveTextContent(/^\$1,234$/);
  expect(screen.getAllByText('simulated')).toHaveLength(1);
});

it('the details are closed at the top, and the lesson is their only action', async () => {
  await openDetails('/?seed=close');
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(names).toEqual(['', 'What gives it away?']);
});

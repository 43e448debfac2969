import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { Simulation as AlternateSimulation } from '@/components/alternate/alternateRun';
import { Simulation as MainSimulation } from '@/components/main/mainRun';
import { useSession } from '@/components/run/run';
import { PageContext } from '@/components/run/view';
import type { View } from '@/lib/config/views';
import dialogs from '@/messages/dialogs/en.json';
import page from '@/messages/en.json';

/** Sets the address of the page. */
export const setAddress = (address: string) => window.history.replaceState(null, '', address);

/** Wraps a part of a page in the messages that the page has before a dialog is loaded. */
export const inPage = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={page} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

const simulations = { main: MainSimulation, alternate: AlternateSimulation };

const defaults = { names: ['Anna'], trades: { min: 20, max: 20 } };

const Loaded = ({ children }: { children: ReactNode }) => useSession() !== null && children;

/** Renders what is loaded on demand, with its messages, in the run that an address describes. */
export const renderInRun = (view: View, address: string, children: ReactNode) => {
  setAddress(address);
  const Simulation = simulations[view];
  return render(
    <NextIntlClientProvider locale="en" messages={{ ...page, ...dialogs }} timeZone="UTC">
      <PageContext value={{ view, lesson: null }}>
        <Simulation defaults={defaults} />
        <Loaded>{children}</Loaded>
      </PageContext>
    </NextIntlClientProvider>,
  );
};

/** Lets fake time pass. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Clicks a button, at the current fake time. */
export const click = (name: string | RegExp) =>
  act(() => screen.getByRole('button', { name }).click());

/** The exact value of a `<data>` element. */
export const valueOf = (testId: string) => screen.getByTestId<HTMLDataElement>(testId).value;

/** Turns animations off, so that the only timers are those of the run. */
export const reduceMotion = () => {
  return jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query.includes('reduced-motion'),
      }) as MediaQueryList,
  );
};

export const hidePage = () =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

export const changeVisibility = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

import { act, render, screen, within } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { AlternateSimulation } from '@/components/alternate/alternateRun';
import { MainSimulation } from '@/components/main/mainRun';
import { useIsRead } from '@/components/run/run';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import type { View } from '@/lib/config/views';
import dialogs from '@/messages/dialogs/en.json';
import page from '@/messages/en.json';

// Each test that uses this file has its own fake time.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Wraps a part of a page in the messages that the page has before a dialog is loaded. */
export const inPage = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={page} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

/** Lets fake time pass. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Lets fake time pass, and what is imported arrive. */
export const load = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

export const setAddress = (address: string) => window.history.replaceState(null, '', address);

/** Renders a view at an address. */
export const open = async (address: string, view: ReactNode) => {
  setAddress(address);
  render(inPage(view));
  await load();
};

export const names = ['Anna'];

const Loaded = ({ children }: { children: ReactNode }) => useIsRead() && children;

export const theme = makeTheme('light', mainColours);

/** Renders a dialog, with its messages, in the run that an address describes. */
export const renderInRun = (view: View, address: string, children: ReactNode) => {
  setAddress(address);
  const Simulation = view === 'main' ? MainSimulation : AlternateSimulation;
  return render(
    <NextIntlClientProvider locale="en" messages={{ ...page, ...dialogs }} timeZone="UTC">
      <Simulation names={names}>
        <ThemeProvider theme={theme}>
          <Loaded>{children}</Loaded>
        </ThemeProvider>
      </Simulation>
    </NextIntlClientProvider>,
  );
};

/**
 * Clicks a button, and waits for what it loads. Names take long to compute in a whole page, so that
 * only the neighbours of what has this text are asked for theirs.
 */
export const click = async (name: string) => {
  const near = [...document.querySelectorAll('button')].filter(({ ariaLabel, textContent }) =>
    (ariaLabel ?? textContent).includes(name),
  );
  const found = near.flatMap(({ parentElement }) =>
    within(parentElement ?? document.body).queryAllByRole('button', { name }),
  );
  expect(new Set(found).size).toBe(1);
  act(() => found[0]?.click());
  await load();
};

/** The exact value of a `<data>` element. */
export const valueOf = (testId: string) => screen.getByTestId<HTMLDataElement>(testId).value;

/** Hides what React reports when a boundary catches an error. */
export const hideErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

export const setVisible = (isVisible: boolean) => {
  const state = isVisible ? 'visible' : 'hidden';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

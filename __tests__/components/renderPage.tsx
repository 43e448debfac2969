import ThemeProvider from '@mui/system/ThemeProvider';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { createRunContext } from '@/components/run/createRunContext';
import { lightTheme } from '@/components/theme/lightTheme';
import { pageMessages } from '@/lib/i18n/catalogue';
import type { View } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { messagesOf } from '../messages';

/**
 * Wraps components in a theme and the initial messages of both views.
 *
 * @param locale a language with a file in `messages/`, even if the site does not use it
 */
export const inPage = (children: ReactNode, locale = 'en') => {
  const catalogue = messagesOf(locale);
  const messages = { ...pageMessages(catalogue, 'main'), ...pageMessages(catalogue, 'alternate') };
  return (
    <MessagesProvider locale={locale as Locale} messages={messages}>
      <ThemeProvider theme={lightTheme}>{children}</ThemeProvider>
    </MessagesProvider>
  );
};

export const renderPage = (children: ReactNode, locale = 'en') => {
  const { rerender, ...rest } = render(inPage(children, locale));
  return { ...rest, rerender: (next: ReactNode) => rerender(inPage(next, locale)) };
};

/** Sets the address of the page. */
export const setAddress = (address: string) => window.history.replaceState(null, '', address);

const defaults = { names: ['Anna'], trades: { min: 1_181, max: 1_181 } };

/** Wraps components of a view in the run that the address of the page describes. */
export const inRun = (view: View, children: ReactNode) => {
  const { RunProvider } = createRunContext({ view, simulation: mainSimulation, isRunning: null });
  return <RunProvider defaults={defaults}>{children}</RunProvider>;
};

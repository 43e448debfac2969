import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useLocale } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { OnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useLoaded } from '@/components/boundaries/useLoaded';
import { useSession } from '@/components/run/runContext';
import type { Locale } from '@/lib/i18n/locales';

const loadBar = withMessages(
  async () => (await import('@/components/present/Transport')).Transport,
);

const load = async (locale: Locale) => {
  const [Bar, { presentedTheme }] = await Promise.all([
    loadBar(locale),
    import('@/components/theme/presentedTheme'),
  ]);
  return { Bar, presentedTheme };
};

const hidden = <GlobalStyles styles={{ 'header, aside, main': { visibility: 'hidden' } }} />;

/**
 * Applies the theme of a view. If the link asks for a presentation, loads its theme and its bar on
 * demand, and hides the view until then, so that nothing shifts.
 */
export const ViewTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => {
  const isWanted = useSession()?.values.present ?? false;
  const [isOpen, setIsOpen] = useState(true);
  const loaded = useLoaded(load, useLocale(), isWanted && isOpen);
  const { Bar = null, presentedTheme } = loaded.value ?? {};
  const shown = useMemo(() => presentedTheme?.(theme) ?? theme, [presentedTheme, theme]);
  return (
    <ThemeProvider theme={shown}>
      <CssBaseline />
      {loaded.isLoading && hidden}
      {children}
      <OnDemand<unknown> part={{ ...loaded, value: Bar }} onClose={() => setIsOpen(false)} />
    </ThemeProvider>
  );
};

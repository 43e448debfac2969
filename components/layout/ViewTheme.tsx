import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useMemo, useState, type ReactNode } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { useSession } from '@/components/run/runContext';
import { presentedTheme } from '@/components/theme/presentedTheme';

const load = withMessages(async () => (await import('@/components/present/Transport')).Transport);

const hidden = <GlobalStyles styles={{ 'header, aside, main': { visibility: 'hidden' } }} />;

/**
 * The looks of a view. If the link asks for a presentation, those of one, with its bar, which is loaded
 * on demand: until then the view is hidden, so that nothing shifts.
 */
export const ViewTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => {
  const isWanted = useSession()?.values.present ?? false;
  const [isOpen, setIsOpen] = useState(true);
  const bar = useOnDemand(load, isWanted && isOpen);
  const isPresented = bar.value !== null;
  const shown = useMemo(() => (isPresented ? presentedTheme(theme) : theme), [isPresented, theme]);
  return (
    <ThemeProvider theme={shown}>
      <CssBaseline />
      {bar.isLoading && hidden}
      {children}
      <OnDemand part={bar} onClose={() => setIsOpen(false)} />
    </ThemeProvider>
  );
};

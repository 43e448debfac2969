'use client';

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSession } from '@/components/run/useSession';
import { Frame } from '@/components/shell/Frame';
import type { PageState } from '@/components/shell/PageState';
import { PanelOpener } from '@/components/shell/PanelOpener';
import { darkTheme } from '@/components/theme/darkTheme';
import { ViewTheme } from '@/components/theme/ViewTheme';

/** A template's placeholder, left as it is: nobody's name. 181 trades came before. */
const defaults = { names: ['{name}'], trades: { min: 181, max: 181 } };

/** The alternate dashboard. */
export const AlternateView = () => {
  const t = useTranslations('page');
  const session = useSession(defaults);
  const page = useMemo<PageState>(
    () => ({ view: 'alternate', session, running: false }),
    [session],
  );
  return (
    <ViewTheme theme={darkTheme}>
      <Frame
        page={page}
        bar={
          <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
            <PanelOpener />
          </Box>
        }
        heading={
          <Typography variant="h1" sx={{ py: 3 }}>
            {t('alternateTitle')}
          </Typography>
        }
      />
    </ViewTheme>
  );
};

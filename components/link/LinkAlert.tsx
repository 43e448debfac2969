import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { useLoadedSession, useView } from '@/components/run/run';
import { pluralArguments } from '@/lib/format/formatNumber';
import { formatValues } from '@/lib/parameters/parameters';
import { useHints } from './useHints';

/** The values of the link that were replaced or changed. On phones, at first only their number. */
export const LinkAlert = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations();
  const view = useView();
  const { link, values, profile } = useLoadedSession();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = formatValues(values, { view, profile });
  const hints = useHints(profile);
  const intro = t('link.intro', pluralArguments(link.rejections.length));
  const isCollapsed = isPhone && !isExpanded;
  const show = (
    <Button variant="text" color="inherit" onClick={() => setIsExpanded(true)}>
      {t('link.show')}
    </Button>
  );
  return (
    <Alert
      severity="warning"
      data-testid="link-notice"
      closeText={t('page.dismiss')}
      onClose={onClose}
      // In place of the button that has had the focus; on the line of the title.
      slotProps={{ closeButton: { autoFocus: isExpanded, sx: { mt: -1 } } }}
      // Without an action, Alert has a close button.
      action={isCollapsed ? show : undefined}
      sx={
        isCollapsed
          ? { alignItems: 'center', [`& .${alertClasses.action}`]: { py: 0 } }
          : { maxHeight: '60vh', overflow: 'auto', overflowWrap: 'anywhere' }
      }
    >
      {isCollapsed ? (
        intro
      ) : (
        <>
          <AlertTitle>
            {/* The quoted values came with the link. */}
            <DemoLabel />
            <span>{intro}</span>
          </AlertTitle>
          <ul style={{ margin: 0 }}>
            {link.rejections.map(({ parameter, text }) => (
              <li key={parameter}>
                <code translate="no">{parameter}</code>
                {'='}
                <bdi translate="no">{text}</bdi>
                {` · ${t('link.shown')} `}
                <bdi translate="no">
                  {(parameter === 'name' ? values.name : shown[parameter]) ?? '–'}
                </bdi>
                {hints[parameter] !== undefined && <div>{hints[parameter]}</div>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
};

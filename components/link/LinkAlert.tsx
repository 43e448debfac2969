import ExpandIcon from '@mui/icons-material/ExpandMore';
import Alert, { alertClasses } from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { alpha, styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useLoadedSession } from '@/components/run/run';
import { bottomEdge, forcedColours, noticeHeight, phones, radius } from '@/components/theme/tokens';
import { maxTrades } from '@/lib/config/listLengths';
import { pluralArguments } from '@/lib/format/formatNumber';
import { ReplacedValues } from './ReplacedValues';

/** As high as the last row of the list of trades, which the alert covers in wide windows. */
const firstLine = `max(3rem, (min(var(--cards), 72rem) - 4.5rem) / ${maxTrades} + 4px)`;

const Root = styled(Alert)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplate:
    '"icon intro show close" 3rem "values values values values" auto / auto minmax(0, 1fr) auto auto',
  [theme.breakpoints.up('md')]: { gridTemplateRows: `${firstLine} auto` },
  alignItems: 'center',
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.palette.raised,
  color: theme.palette.text.primary,
  fontWeight: 500,
  boxShadow: `0 8px 32px ${alpha(theme.palette.common.black, theme.palette.mode === 'light' ? 0.14 : 0.5)}`,
  [`& .${alertClasses.icon}`]: {
    gridArea: 'icon',
    margin: '0 10px 0 var(--padding)',
    padding: 0,
    color: 'inherit',
    opacity: 1,
  },
  // Its children are areas of the grid.
  [`& .${alertClasses.message}`]: { display: 'contents' },
  '& .intro': { gridArea: 'intro', paddingBlock: 4, textWrap: 'balance' },
  // The values scroll. With the first line, they fit between the notice and the bottom edge.
  '& .scroller': {
    gridArea: 'values',
    maxHeight: `max(6rem, min(22.5rem, 50dvh, 100dvh - var(${noticeHeight}) - var(${bottomEdge}) - 4rem))`,
    overflow: 'auto',
    padding: '0 var(--padding)',
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  [`& .${alertClasses.action}`]: {
    gridArea: 'close',
    margin: '0 6px 0 0',
    padding: 0,
    color: theme.palette.text.secondary,
  },
  [forcedColours]: { borderColor: 'CanvasText' },
  [phones]: {
    ...theme.typography.body2,
    borderWidth: '1px 0',
    borderRadius: 0,
    fontWeight: 500,
    boxShadow: 'none',
    [`& .${alertClasses.action}`]: { marginRight: 4 },
    '&:has([aria-expanded=true])': {
      borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
      boxShadow: `0 -8px 32px ${alpha(theme.palette.common.black, 0.14)}`,
    },
  },
}));

/** The values of the link that were replaced or changed: at first only their number. */
export const LinkAlert = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations();
  const id = useId();
  const { link } = useLoadedSession();
  const [isExpanded, setIsExpanded] = useState(false);
  const name = t(isExpanded ? 'link.hide' : 'link.show');
  return (
    <Root
      severity="warning"
      onClose={onClose}
      closeText={t('page.dismiss')}
      data-testid="link-notice"
    >
      <span id={`${id}-intro`} className="intro">
        {t('link.intro', pluralArguments(link.rejections.length))}
      </span>
      <IconButton
        aria-label={name}
        title={name}
        aria-expanded={isExpanded}
        aria-controls={`${id}-values`}
        onClick={() => setIsExpanded(!isExpanded)}
        sx={{ gridArea: 'show' }}
      >
        <ExpandIcon sx={{ rotate: isExpanded ? undefined : '180deg' }} />
      </IconButton>
      <div
        id={`${id}-values`}
        className="scroller"
        hidden={!isExpanded}
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}-intro`}
      >
        {isExpanded && <ReplacedValues />}
      </div>
    </Root>
  );
};

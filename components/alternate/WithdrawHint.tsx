import { styled } from '@mui/material/styles';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { radius } from '@/components/theme/tokens';

const Root = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className ?? '' }} />
))(({ theme: { palette, typography, breakpoints } }) => ({
  [`&&[data-popper-placement] .${tooltipClasses.tooltip}`]: {
    ...typography.body2,
    maxWidth: '10.5rem',
    margin: '10px 0',
    padding: '10px 14px',
    border: `1px solid ${palette.control}`,
    borderRadius: radius.control,
    backgroundColor: palette.raised,
    color: palette.text.primary,
    textWrap: 'balance',
    boxShadow: '0 12px 32px #00000080',
    // Fits beside the number of trades.
    [breakpoints.between('sm', 'md')]: { maxWidth: '8.5rem' },
  },
  [`& .${tooltipClasses.arrow}`]: {
    color: palette.raised,
    '&::before': { border: `1px solid ${palette.control}` },
  },
}));

type Props = { button: HTMLElement; onClose: () => void };

/** Says that Withdraw has no function, until it is dismissed (WCAG 1.4.13). */
export const WithdrawHint = ({ button, onClose }: Props) => {
  const t = useTranslations('alternate');
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['pointerdown', 'scroll']) {
      window.addEventListener(event, onClose, controller);
    }
    return () => controller.abort();
  }, [onClose]);
  return (
    <Root
      open
      arrow
      describeChild
      title={t('withdrawHint')}
      placement="bottom-end"
      onClose={onClose}
      // Does not wrap the button, which React would mount again once the hint has loaded.
      slotProps={{ popper: { anchorEl: button } }}
    >
      <span />
    </Root>
  );
};

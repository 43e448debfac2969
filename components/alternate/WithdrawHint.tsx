import Tooltip from '@mui/material/Tooltip';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

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
    <Tooltip
      open
      arrow
      describeChild
      title={t('withdrawHint')}
      placement="bottom-end"
      onClose={onClose}
      // Not around the button, which would be a new element once the tooltip has loaded.
      slotProps={{ popper: { anchorEl: button } }}
    >
      <span />
    </Tooltip>
  );
};

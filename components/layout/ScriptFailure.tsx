import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useIsRead } from '@/components/run/run';
import { BottomMessage } from '@/components/theme/BottomMessage';
import { loadTimeout } from '@/lib/config/timing';

// `!important`, because the styles for reduced motion remove animations.
const Message = styled(BottomMessage)({
  animation: `report 1ms ${loadTimeout / 1_000}s backwards !important`,
  '@keyframes report': { from: { visibility: 'hidden' } },
});

/**
 * Warns that the page did not become interactive, until its link has been read. The inline script
 * of the page makes its link load the page again.
 */
export const ScriptFailure = () => {
  const t = useTranslations('page');
  const isRead = useIsRead();
  return (
    !isRead && (
      <Message as="p" id="script-failure" role="alert">
        {`${t('incomplete')} `}
        <Link href="">{t('reload')}</Link>
      </Message>
    )
  );
};

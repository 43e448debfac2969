import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { useSession } from '@/components/run/run';
import { bottomEdge, low } from '@/components/theme/structure';
import { pluralArguments } from '@/lib/format/formatNumber';
import { ReplacedValues } from './ReplacedValues';

/** How many values of the link were replaced or changed, and a button that shows which. */
export const LinkMessage = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations();
  const { link } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const text = t('link.intro', pluralArguments(link.rejections.length));
  return (
    <>
      {/* Below dialogs. Without `onClose`, because a click elsewhere would close it. */}
      <Snackbar
        open
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        sx={{
          zIndex: 'appBar',
          left: { xs: 0, sm: 'auto' },
          right: { xs: 0, sm: 'calc(var(--lesson) + var(--gutter))' },
          bottom: { xs: `var(${bottomEdge})`, sm: 16 },
          '& > div': { flexGrow: { xs: 1, sm: 0 } },
          [low]: { position: 'static', p: '0 var(--gutter) 12px' },
        }}
      >
        <Alert
          icon={false}
          data-testid="link-notice"
          sx={{ px: 2, borderRadius: { xs: 0, sm: 1 }, borderWidth: { xs: '1px 0 0', sm: 1 } }}
          action={
            <>
              <Button variant="text" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                {t('link.show')}
              </Button>
              <CloseButton title={t('page.dismiss')} onClick={onClose} />
            </>
          }
        >
          {text}
        </Alert>
      </Snackbar>
      {isOpen && <ReplacedValues title={text} onClose={() => setIsOpen(false)} />}
    </>
  );
};

import ShareIcon from '@mui/icons-material/Share';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { OutlinedIconButton, OutlinedButton } from '@/components/ui/buttons';

type Props = {
  /** An icon (in the bar), or text. */
  variant: 'icon' | 'text';
};

const load = withMessages(async () => (await import('@/components/share/ShareDialog')).ShareDialog);

/** Opens the link builder. */
export const ShareButton = ({ variant }: Props) => {
  const t = useTranslations('bar');
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useOnDemand(load, isOpen);
  const Button = variant === 'icon' ? OutlinedIconButton : OutlinedButton;
  return (
    <>
      <Button
        // Early presses are replayed by name. Only the button in the bar is in the exported HTML.
        name={variant === 'icon' ? 'share' : undefined}
        aria-haspopup="dialog"
        aria-busy={dialog.isLoading}
        aria-label={variant === 'icon' ? t('share') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {variant === 'icon' ? <ShareIcon fontSize="small" /> : t('build')}
      </Button>
      <OnDemand part={dialog} onClose={() => setIsOpen(false)} />
    </>
  );
};

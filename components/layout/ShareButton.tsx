import ShareIcon from '@mui/icons-material/Share';
import { useTranslations } from 'next-intl';
import { IconButton, QuietButton } from '@/components/ui/buttons';
import { OnDemandDialog } from '@/components/boundaries/OnDemandDialog';

type Props = {
  /** An icon, for a bar, or text. */
  variant: 'icon' | 'text';
};

const load = async () => (await import('@/components/share/ShareDialog')).ShareDialog;

/** Opens the link builder. */
export const ShareButton = ({ variant }: Props) => {
  const t = useTranslations('bar');
  const Button = variant === 'icon' ? IconButton : QuietButton;
  return (
    <OnDemandDialog
      load={load}
      button={({ onClick, isLoading }) => (
        <Button
          type="button"
          // Early presses are replayed by name. Only the button in the bar is in the exported HTML.
          name={variant === 'icon' ? 'share' : undefined}
          aria-haspopup="dialog"
          aria-busy={isLoading}
          aria-label={variant === 'icon' ? t('share') : undefined}
          onClick={onClick}
        >
          {variant === 'icon' ? <ShareIcon fontSize="small" /> : t('build')}
        </Button>
      )}
    />
  );
};

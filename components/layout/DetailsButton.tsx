import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons';
import { OnDemandDialog } from '@/components/boundaries/OnDemandDialog';

const load = async () => (await import('@/components/details/DetailsDialog')).DetailsDialog;

/** Opens the dialog about how the figures are made. */
export const DetailsButton = () => {
  const t = useTranslations();
  return (
    <OnDemandDialog
      load={load}
      button={({ onClick, isLoading }) => (
        <LinkButton
          type="button"
          name="details"
          aria-haspopup="dialog"
          aria-busy={isLoading}
          onClick={onClick}
        >
          {t('seeMoreDetails')}
        </LinkButton>
      )}
    />
  );
};

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OnDemand, useOnDemand, withMessages } from '@/components/boundaries/OnDemand';
import { LinkButton } from '@/components/ui/buttons';

const load = withMessages(
  async () => (await import('@/components/details/DetailsDialog')).DetailsDialog,
);

/** Opens the dialog that explains the figures. */
export const DetailsButton = () => {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useOnDemand(load, isOpen);
  return (
    <>
      <LinkButton
        name="details"
        aria-haspopup="dialog"
        aria-busy={dialog.isLoading}
        onClick={() => setIsOpen(true)}
      >
        {t('seeMoreDetails')}
      </LinkButton>
      <OnDemand part={dialog} onClose={() => setIsOpen(false)} />
    </>
  );
};

import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

/** What happens, each with one thing to do. */
const lines = ['reachContact', 'reachFace', 'reachHurry', 'reachPay', 'reachApp'] as const;

/** How fraudsters come to those whom they show such a page: a sign that no page has. */
export const HowTheyReach = () => {
  const t = useLoadedTranslations('lesson');
  return (
    <>
      <h3>{t('reachTitle')}</h3>
      <ul>
        {lines.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('reachFirst')}</p>
    </>
  );
};

import { styled } from '@mui/material/styles';
import { Check } from '@/components/ui/Check';
import { CoverDialog } from '@/components/ui/CoverDialog';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // Large text on a phone.
  '@media (max-width: 15em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: theme.spacing(1, 3),
  margin: 0,
  dd: { margin: 0, overflowWrap: 'anywhere' },
  kbd: { font: 'inherit', fontWeight: 600 },
}));

type Props = {
  /** Whether single-character shortcuts are enabled. */
  takesSingle: boolean;
  onChange: (takesSingle: boolean) => void;
  onClose: () => void;
};

/** The keyboard shortcuts. Single-character keys can be disabled: speech input may type them. */
export const KeysDialog = ({ takesSingle, onChange, onClose }: Props) => {
  const t = useLoadedTranslations('present');
  const keys = [
    [t('space'), t('holdOrPlay')],
    ['← →', t('tenSeconds')],
    [t('pageKeys'), t('stepOrTime')],
    [t('home'), t('beginning')],
    ['+ -', t('faster')],
    ['f', t('fullScreen')],
    [t('escape'), t('closeOrLeave')],
    ['?', t('showKeys')],
  ];
  return (
    <CoverDialog onClose={onClose} title={t('keys')} close={t('close')} width="sm">
      <List>
        {keys.map(([key, meaning]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
      <p>{t('focusFirst')}</p>
      <Check
        label={t('singleKeys')}
        checked={takesSingle}
        onChange={({ target }) => onChange(target.checked)}
      />
    </CoverDialog>
  );
};

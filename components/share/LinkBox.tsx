import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { QuietButton } from '@/components/ui/buttons';
import { printedLink } from '@/lib/parameters/printedLink';

const Output = styled('output')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.5),
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all',
  userSelect: 'all',
  ...theme.typography.body2,
}));

export const Actions = styled('div')(({ theme }) => ({
  '&:not([hidden])': { display: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  a: { color: theme.palette.primary.main, padding: theme.spacing(1.25, 1) },
}));

type Props = {
  link: string;
  /** Whether it has all that was typed. */
  isComplete: boolean;
};

/** The link, with ways to share it through the system, and to open it. */
export const LinkBox = ({ link, isComplete }: Props) => {
  const t = useLoadedTranslations('share');
  const send = () => {
    navigator.share({ url: link }).catch(() => {
      // The visitor has closed the system's share dialog: there is nothing to report.
    });
  };
  return (
    <div>
      <Output aria-label={t('link')} data-testid="built-link">
        {printedLink(link)}
      </Output>
      <Actions hidden={!isComplete}>
        {'share' in navigator && (
          <QuietButton type="button" onClick={send}>
            {t('send')}
          </QuietButton>
        )}
        <a href={link} target="_blank" rel="noreferrer">
          {t('visit')}
        </a>
      </Actions>
    </div>
  );
};

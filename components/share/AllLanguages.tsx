import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { nameOfLocale } from '@/lib/i18n/locales';
import { printedLink } from '@/lib/parameters/printedLink';
import { csvLine, byteOrderMark } from '@/lib/record/csvLine';
import { Check } from '@/components/ui/Check';
import { linksOf, profileOfDraft, type Draft } from './linkDraft';
import { Actions } from './LinkBox';
import { fileName, saveFile } from '@/components/ui/saveFile';
import { useCopy } from './useCopy';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  dt: { ...theme.typography.body2, color: theme.palette.text.secondary },
  dd: {
    margin: 0,
    overflowWrap: 'anywhere',
    WebkitUserSelect: 'all',
    userSelect: 'all',
    ...theme.typography.body2,
  },
}));

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The simulation notice, also written to the file. */
  notice: string;
};

/** The same link in every language, as a list and as a CSV file. */
export const AllLanguages = ({ draft, onChange, notice }: Props) => {
  const t = useLoadedTranslations('share');
  const links = linksOf(draft);
  const { message, copy } = useCopy(
    links.map(({ locale, link }) => `${nameOfLocale(locale)}: ${link}`).join('\n'),
  );
  const save = () => {
    const rows = [
      ['language', 'name', 'link', 'notice'],
      ...links.map(({ locale, link }) => [locale, nameOfLocale(locale), link, notice]),
    ];
    const lines = rows.map((row) => csvLine(row, profileOfDraft(draft).decimal));
    const name = fileName('links', draft.link.values.seed);
    saveFile(`${name}.csv`, new Blob([byteOrderMark, ...lines], { type: 'text/csv' }));
  };
  return (
    <div>
      <p>{t('allHint')}</p>
      <Check
        label={t('local')}
        hint={t('localHint')}
        checked={draft.isLocal}
        onChange={({ target }) => onChange({ ...draft, isLocal: target.checked })}
      />
      <List data-testid="all-links">
        {links.map(({ locale, link }) => (
          <div key={locale}>
            <dt lang={locale}>{nameOfLocale(locale)}</dt>
            <dd translate="no">{printedLink(link)}</dd>
          </div>
        ))}
      </List>
      <Actions>
        <Button variant="outlined" onClick={copy}>
          {t('copyAll')}
        </Button>
        <Button variant="outlined" onClick={save}>
          {t('csv')}
        </Button>
        <span role="status">{message}</span>
      </Actions>
    </div>
  );
};

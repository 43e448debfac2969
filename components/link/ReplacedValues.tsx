import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useLoadedSession, useView } from '@/components/run/run';
import { monospace } from '@/components/theme/typeface';
import { formatValues } from '@/lib/parameters/parameters';
import { ParameterValue } from './ParameterValue';
import { useHints } from './useHints';

const Values = styled(List)(({ theme: { palette, typography } }) => ({
  '& > li': {
    ...typography.body2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '2px 12px',
    padding: '12px 0',
    color: palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${palette.rule}` },
  '& b': { ...typography.h3, color: palette.text.primary },
  '& code': { ...typography.micro, fontFamily: monospace },
  '& .shown': { color: palette.text.primary, fontWeight: 600 },
  '& :is(.values, .hint)': { gridColumn: '1 / -1', margin: 0 },
  '& .hint': { ...typography.caption, textWrap: 'pretty' },
}));

/** Each value of the link that was replaced or changed, the value shown, and the reason. */
export const ReplacedValues = () => {
  const t = useTranslations();
  const view = useView();
  const { link, values, profile } = useLoadedSession();
  const ownFormat = t('parameters.ownFormat');
  const formatted = formatValues(values, { view, profile, ownFormat });
  const hints = useHints(profile);
  return (
    <Values role="list" disablePadding>
      {link.rejections.map(({ parameter, text }) => {
        const shown = parameter === 'name' ? values.name : formatted[parameter];
        return (
          <ListItem key={parameter}>
            <b>{t(`parameters.${parameter}`)}</b>
            <code translate="no">{parameter}</code>
            <div className="values">
              {t.rich('link.given', { value: () => <bdi translate="no">{text}</bdi> })}{' '}
              <span role="img" aria-label={t('link.shown')}>
                →
              </span>{' '}
              <span className="shown">
                <ParameterValue name={parameter} text={shown ?? '–'} />
              </span>
            </div>
            {hints[parameter] && <p className="hint">{hints[parameter]}</p>}
          </ListItem>
        );
      })}
    </Values>
  );
};

import { styled } from '@mui/material/styles';
import { Rosette } from '@/components/notice/Rosette';
import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { Fragment, useState } from 'react';
import { useLoadedSession, usePage, useView } from '@/components/run/runContext';
import { namePlaceholder } from '@/lib/config/views';
import { ShownValue } from '@/components/run/ShownValue';
import { showValues } from '@/components/run/showValues';
import { parameterNames } from '@/lib/parameters/parameters';
import { MomentForm } from './MomentForm';
import { Rules } from './Rules';

const Text = styled('div')(({ theme }) => ({
  h3: { margin: theme.spacing(3, 0, 1), ...theme.typography.h3 },
  p: { margin: theme.spacing(0, 0, 1.5) },
  ul: { margin: theme.spacing(1.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  'li + li': { marginTop: theme.spacing(0.5) },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(min-content, 1fr)',
    gap: theme.spacing(0.5, 3),
    margin: theme.spacing(0, 0, 1.5),
  },
  dt: { color: theme.palette.text.secondary, overflowWrap: 'anywhere', hyphens: 'auto' },
  figure: { width: 'min(10rem, 100%)' },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}));

/** Explains what is random and why every trade wins, and lists the settings of this page. */
export const DetailsText = () => {
  const view = useView();
  const { values, profile } = useLoadedSession();
  const locale = useLocale();
  const { getMoment, getSpeed, getLesson } = usePage();
  // Frozen when the dialog opens, so that the text does not change while it is read.
  const [now] = useState(() => {
    const { isOpen, step } = getLesson();
    return { ...getMoment(), speed: getSpeed(), lesson: isOpen ? step : null };
  });
  const shown = showValues({ values: { ...values, ...now }, profile }, view, locale);
  const t = useLoadedTranslations('details');
  const tParameters = useLoadedTranslations('parameters');
  return (
    <Text>
      <p>{t('intro')}</p>
      <h3>{t('randomTitle')}</h3>
      <Rules />
      <h3>{t('winsTitle')}</h3>
      <p>{t('wins')}</p>
      <p>{t('withdraw')}</p>
      <h3>{t('settingsTitle')}</h3>
      <dl>
        {parameterNames.map((name) => {
          const text = shown[name];
          // The placeholder is not a name from the link.
          if (text === null || (name === 'name' && text === namePlaceholder)) return null;
          return (
            <Fragment key={name}>
              <dt>{tParameters(name)}</dt>
              <dd>
                <ShownValue name={name} shown={text} />
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <p>{t('seedHint')}</p>
      <p>
        <DemoLabel />
        <bdi translate="no">{shown.seed}</bdi>
      </p>
      <Rosette seed={values.seed} />
      <MomentForm />
    </Text>
  );
};

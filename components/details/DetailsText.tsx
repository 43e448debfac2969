import { styled } from '@mui/material/styles';
import { Rosette } from '@/components/notice/Rosette';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { useState } from 'react';
import { useLoadedSession, usePage, useView } from '@/components/run/runContext';
import { namePlaceholder } from '@/lib/config/views';
import { showValues } from '@/components/run/showValues';
import { parameterNames, parameters, type ParameterName } from '@/lib/parameters/parameters';
import { AlternateRules } from './AlternateRules';
import { MainRules } from './MainRules';
import { MomentForm } from './MomentForm';

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

type ShownProps = { name: ParameterName; shown: string };

/** A parameter and its value as displayed. */
const ShownParameter = ({ name, shown }: ShownProps) => {
  const t = useLoadedTranslations('parameters');
  // Translation tools must not change a value from the link.
  const value = <bdi translate="no">{shown}</bdi>;
  return (
    <>
      <dt>{t(name)}</dt>
      <dd>
        {parameters[name].isQuoted && <DemoLabel />}
        {parameters[name].field.kind === 'amount' ? (
          <SimulatedAmount>{value}</SimulatedAmount>
        ) : (
          value
        )}
      </dd>
    </>
  );
};

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
  return (
    <Text>
      <p>{t('intro')}</p>
      <h3>{t('randomTitle')}</h3>
      {view === 'main' ? <MainRules /> : <AlternateRules />}
      <h3>{t('winsTitle')}</h3>
      <p>{t('wins')}</p>
      <p>{t('withdraw')}</p>
      <h3>{t('settingsTitle')}</h3>
      <dl>
        {parameterNames.map((name) => {
          const text = shown[name];
          // The placeholder is not a name from the link.
          if (text === null || (name === 'name' && text === namePlaceholder)) return null;
          return <ShownParameter key={name} name={name} shown={text} />;
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

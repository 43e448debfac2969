import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLoadedSession } from '@/components/run/runContext';
import type { Session } from '@/components/run/resolveSession';
import type { View } from '@/lib/config/views';
import { nameOfLocale, locales, type Locale } from '@/lib/i18n/locales';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { About } from '@/lib/parameters/parameterType';
import { parameterNames, parameters, type ParameterName } from '@/lib/parameters/parameters';
import { SelectField } from '@/components/ui/SelectField';
import type { Moment } from '@/lib/simulation/store';
import { missingFrom, ownOthers, textOfField, type Draft } from './linkDraft';
import { MomentField } from './MomentField';
import { ParameterField } from './ParameterField';
import { Field } from '@/components/ui/Field';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2, 3),
  '& > [data-wide]': { gridColumn: '1 / -1' },
}));

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: theme.spacing(0, 0, 3),
  padding: 0,
  border: 0,
  // Not the legends in the outlines of MUI's fields.
  '& > legend': { ...theme.typography.h3, padding: 0, marginBottom: theme.spacing(1.5) },
}));

/** The parameters that most links set. */
const basic: readonly ParameterName[] = ['name', 'amount', 'currency'];

const more = parameterNames.filter((name) => !basic.includes(name));

const moreAbout = (...abouts: readonly About[]) =>
  more.filter((name) => abouts.includes(parameters[name].about));

/** Whether the link of the page, or the draft, sets any field below *More*. */
const hasMore = (draft: Draft, initial: Draft, { accepted }: Session) =>
  draft.link.others !== '' ||
  more.some(
    (name) => accepted[name] !== null || textOfField(draft, name) !== textOfField(initial, name),
  );

/** Kinds of fields that take the full width and come last. */
const wide = ['time', 'flag'];

const isWide = (name: ParameterName) => wide.includes(parameters[name].field.kind);

const inOrder = (names: readonly ParameterName[]) =>
  names.toSorted((one, other) => Number(isWide(one)) - Number(isWide(other)));

type OthersFieldProps = { draft: Draft; onChange: (draft: Draft) => void };

/** Foreign parameters, which the page keeps in its links but does not use. */
const OthersField = ({ draft, onChange }: OthersFieldProps) => {
  const t = useLoadedTranslations('share');
  const own = ownOthers(draft);
  return (
    <Field
      label={t('others')}
      hint={own.length === 0 ? t('othersHint') : t('othersOwn', { names: own.join(', ') })}
      error={own.length > 0}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      value={draft.link.others}
      onChange={({ target }) =>
        onChange({ ...draft, link: { ...draft.link, others: target.value } })
      }
    />
  );
};

type Props = {
  draft: Draft;
  /** The draft of what the page shows. */
  initial: Draft;
  /** The moment that was displayed when the dialog opened. */
  moment: Moment | null;
  onChange: (draft: Draft) => void;
};

/** Fields for the view, the language, and every parameter that the view uses. */
export const Fields = ({ draft, initial, moment, onChange }: Props) => {
  const session = useLoadedSession();
  const t = useLoadedTranslations('share');
  const tPresent = useLoadedTranslations('present');
  const [isOpen, setIsOpen] = useState(() => hasMore(draft, initial, session));
  const isWrong = missingFrom(draft).some((name) => name === 'others' || more.includes(name));
  const fields = (names: readonly ParameterName[]) =>
    inOrder(names)
      .filter((name) => parameters[name].views.includes(draft.link.view))
      .map((name) => (
        <div key={name} data-wide={isWide(name) || name === 'name' ? '' : undefined}>
          <ParameterField name={name} draft={draft} onChange={onChange} />
        </div>
      ));
  return (
    <>
      <Grid>
        <SelectField<View>
          label={t('view')}
          value={draft.link.view}
          options={[
            { value: 'main', label: t('viewMain') },
            { value: 'alternate', label: t('viewAlternate') },
          ]}
          onChange={(view) => onChange({ ...draft, link: { ...draft.link, view } })}
        />
        <SelectField<Locale>
          label={t('language')}
          value={draft.link.locale}
          options={locales.map((value) => ({ value, label: nameOfLocale(value) }))}
          onChange={(locale) => onChange({ ...draft, link: { ...draft.link, locale } })}
        />
        {fields(basic)}
      </Grid>
      {/* A separate parent, because MUI rounds the first and the last accordion of a parent. */}
      <Box sx={{ mt: 3 }}>
        <Accordion
          variant="outlined"
          disableGutters
          expanded={isOpen || isWrong}
          onChange={(_, isExpanded) => setIsOpen(isExpanded)}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography component="span" variant="h3">
              {t('more')}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Group>
              <legend>{t('groupRun')}</legend>
              <Grid>{fields(moreAbout('who', 'start'))}</Grid>
            </Group>
            <Group>
              <legend>{t('groupMoment')}</legend>
              <Grid>
                {fields(moreAbout('moment'))}
                <MomentField draft={draft} moment={moment} onChange={onChange} />
              </Grid>
            </Group>
            <Group>
              <legend>{tPresent('label')}</legend>
              <Grid>{fields(moreAbout('display'))}</Grid>
            </Group>
            <OthersField draft={draft} onChange={onChange} />
          </AccordionDetails>
        </Accordion>
      </Box>
    </>
  );
};

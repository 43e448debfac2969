import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useLoadedSession, useView } from '@/components/run/runContext';
import { OutlinedButton } from '@/components/ui/buttons';
import { Field } from '@/components/ui/Field';
import { fileName, saveFile } from '@/components/ui/saveFile';
import { brand } from '@/lib/config/brand';
import { noChoices, urlOf } from '@/lib/parameters/link';
import { More } from './More';
import { calendarFile } from '@/lib/record/calendarFile';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { classSeeds, classSize } from '@/lib/lesson/classSeeds';
import type { ClassSheet } from '@/components/paper/ClassSheets';

/** Shown or printed in place of the page: the steps in large type, or a sheet for a class. */
export type Printed = 'large' | ClassSheet;

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(1, 0),
}));

type Props = {
  /** @param seeds the seeds of the pupils */
  onPrint: (what: Printed, seeds: readonly string[]) => void;
};

/** The dates to repeat the lesson: two weeks and three months after a day, or the end of that month. */
const repetitionsAfter = (now: Date) => {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const lastDay = new Date(year, month + 4, 0).getDate();
  return [new Date(year, month, day + 14), new Date(year, month + 3, Math.min(day, lastDay))];
};

/** Saves a calendar file with the days on which to repeat the lesson. */
const CalendarButton = () => {
  const t = useLoadedTranslations('lesson');
  const tNotice = useTranslations('notice');
  const page = { view: useView(), locale: useLocale(), others: '' };
  const save = () => {
    const now = new Date();
    const entry = {
      title: `${tNotice('lesson')} (${brand.name})`,
      text: tNotice('text'),
      url: urlOf({ ...page, values: { ...noChoices, lesson: 1 } }),
    };
    const reminders = repetitionsAfter(now).map((day) => ({ ...entry, day }));
    const content = new Blob([calendarFile(reminders, now)], { type: 'text/calendar' });
    saveFile(`${fileName('lesson')}.ics`, content);
  };
  return <OutlinedButton onClick={save}>{t('calendar')}</OutlinedButton>;
};

/** For teachers: a guide, the steps as a handout, and the worksheets of a class with their answers. */
export const PrintButtons = ({ onPrint }: Props) => {
  const t = useLoadedTranslations('lesson');
  const { seed } = useLoadedSession().values;
  const [text, setText] = useState(String(classSize.min));
  const count = Number(text);
  const isValid = Number.isInteger(count) && count >= classSize.min && count <= classSize.max;
  const seeds = classSeeds(seed, isValid ? count : classSize.min);
  const buttonsOf = (buttons: readonly (readonly [Printed | 'steps', string])[]) => (
    <Group role="group" aria-label={t('printTitle')}>
      {buttons.map(([what, label]) => (
        <OutlinedButton
          key={what}
          value={what}
          // The page itself prints the steps of an open lesson.
          onClick={() => (what === 'steps' ? window.print() : onPrint(what, seeds))}
        >
          {label}
        </OutlinedButton>
      ))}
    </Group>
  );
  return (
    <More title={t('printTitle')}>
      <p>{t('printText')}</p>
      {buttonsOf([
        ['guide', t('printGuide')],
        ['steps', t('printSteps')],
        ['large', t('printLarge')],
        ['cards', t('printCards')],
        ['pay', t('printPay')],
      ])}
      <Field
        label={t('pupils')}
        hint={
          isValid
            ? t('pupilsRuns', { isClass: String(count > 1) })
            : t('pupilsRange', { min: String(classSize.min), max: String(classSize.max) })
        }
        error={!isValid}
        type="number"
        inputProps={classSize}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {buttonsOf([
        ['main', t('sheet', { number: '1' })],
        ['alternate', t('sheet', { number: '2' })],
        ['answers', t('answers')],
      ])}
      {buttonsOf([['board', t('board')]])}
      <CalendarButton />
    </More>
  );
};

import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { parameters, type ParameterName } from '@/lib/parameters/parameters';
import { AmountField } from './AmountField';
import { Check } from './Check';
import { SelectField } from './SelectField';
import { profileFor, readDraft, type Draft } from './linkDraft';
import { Field } from './Field';

type Props = { name: ParameterName; draft: Draft; onChange: (draft: Draft) => void };

/** The field that edits and validates a parameter. */
export const ParameterField = ({ name, draft, onChange }: Props) => {
  const label = useLoadedTranslations('parameters')(name);
  const tHint = useLoadedTranslations('hints');
  const { field } = parameters[name];
  const text = draft.texts[name];
  const { choices, rejections } = readDraft(draft);
  const isInvalid = rejections.some(({ parameter }) => parameter === name);
  const profile = profileFor(choices);
  const set = (next: string | null) =>
    onChange({ ...draft, texts: { ...draft.texts, [name]: next } });
  switch (field.kind) {
    case 'text': {
      const { hint, max, isCode } = field;
      // The corrected text, if the given one is not accepted unchanged.
      const used = isInvalid ? choices[name] : null;
      return (
        <Field
          label={label}
          hint={used === null ? tHint(hint, { max }) : tHint('changed', { text: String(used) })}
          invalid={isInvalid}
        >
          {(props) => (
            <input
              {...props}
              type="text"
              dir="auto"
              autoComplete="off"
              {...(isCode ? { autoCapitalize: 'none', spellCheck: false } : {})}
              value={text ?? ''}
              onChange={({ target }) => set(target.value)}
            />
          )}
        </Field>
      );
    }
    case 'amount': {
      const money = (hundredths: number) => formatMoney(hundredths, 0, profile);
      const { min, max } = field.range;
      return (
        <AmountField
          label={label}
          hint={tHint(field.hint, { min: money(min), max: money(max) })}
          value={text ?? ''}
          invalid={isInvalid}
          profile={profile}
          onChange={set}
        />
      );
    }
    case 'count': {
      const { min, max } = field.range;
      const limits = { min: formatCount(min, profile), max: formatCount(max, profile) };
      return (
        <Field label={label} hint={tHint(field.hint, limits)} invalid={isInvalid}>
          {(props) => (
            <input
              {...props}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={text ?? ''}
              onChange={({ target }) => set(target.value)}
            />
          )}
        </Field>
      );
    }
    case 'choice':
      return (
        <SelectField
          label={label}
          value={text ?? ''}
          options={field.options.map((value) => ({ value, label: value }))}
          onChange={set}
        />
      );
    case 'flag':
      return (
        <Check>
          <input
            type="checkbox"
            checked={text !== null}
            onChange={({ target }) => set(target.checked ? '' : null)}
          />
          <span>
            {label}
            {isInvalid && field.hint && <small role="alert">{` ${tHint(field.hint)}`}</small>}
          </span>
        </Check>
      );
  }
};

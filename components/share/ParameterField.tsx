import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { parameters, type ParameterName } from '@/lib/parameters/parameters';
import { QuietButton } from '@/components/ui/buttons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { views, type View } from '@/lib/config/views';
import { Check } from './Check';
import { SelectField } from '@/components/ui/SelectField';
import {
  excludedBy,
  localTime,
  profileOfDraft,
  readDraft,
  settledText,
  withText,
  type Draft,
} from './linkDraft';
import { Field } from '@/components/ui/Field';
import { NumberField } from './NumberField';

type Props = { name: ParameterName; draft: Draft; onChange: (draft: Draft) => void };

/** The views that draw a value at random if the link has none. */
const randomOn: { readonly [Name in ParameterName]?: readonly View[] } = {
  name: ['main'],
  amount: views,
  trades: ['main'],
};

/** The next full minute in five minutes. */
const soon = () => Math.ceil(Date.now() / 60_000 + 5) * 60_000;

/** A field, and a button that leaves its value to chance. */
export const ParameterField = (props: Props) => {
  const t = useLoadedTranslations('share');
  const label = useLoadedTranslations('parameters')(props.name);
  const { name, draft, onChange } = props;
  if (!randomOn[name]?.includes(draft.view)) return <OwnField {...props} />;
  return (
    <div>
      <OwnField {...props} />
      <QuietButton
        type="button"
        sx={{ mt: 0.5 }}
        aria-disabled={draft.texts[name] === null}
        onClick={() => onChange(withText(draft, name, null))}
      >
        <span>
          <span>{t('random')}</span>
          <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
        </span>
      </QuietButton>
    </div>
  );
};

/** The field that edits and validates a parameter. */
const OwnField = ({ name, draft, onChange }: Props) => {
  const tParameters = useLoadedTranslations('parameters');
  const label = tParameters(name);
  const tHint = useLoadedTranslations('hints');
  const tShare = useLoadedTranslations('share');
  const { field } = parameters[name];
  const text = draft.texts[name];
  const { choices, rejections } = readDraft(draft);
  const excluding = excludedBy(draft, name);
  const notWith = excluding && tHint('notWith', { field: tParameters(excluding) });
  const isInvalid = excluding === null && rejections.some(({ parameter }) => parameter === name);
  const profile = profileOfDraft(draft);
  const set = (next: string | null) => onChange(withText(draft, name, next));
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
    case 'amount':
    case 'number': {
      const { hint, range, places, kind } = field;
      const isMoney = kind === 'amount';
      const write = (value: number) =>
        isMoney ? formatMoney(value, 0, profile) : formatCount(value, profile);
      return (
        <NumberField
          label={label}
          hint={notWith ?? tHint(hint, { min: write(range.min), max: write(range.max) })}
          value={text ?? ''}
          isInvalid={isInvalid}
          isDisabled={notWith !== null}
          profile={profile}
          places={places}
          isMoney={isMoney}
          onChange={set}
          onLeave={() => set(settledText(draft, name))}
        />
      );
    }
    case 'time':
      return (
        <div>
          <Field label={label} hint={tHint(field.hint)} invalid={isInvalid}>
            {(props) => (
              <input
                {...props}
                type="datetime-local"
                value={text ?? ''}
                onChange={({ target }) => set(target.value)}
              />
            )}
          </Field>
          <QuietButton type="button" sx={{ mt: 0.5 }} onClick={() => set(localTime(soon()))}>
            {tShare('soon')}
          </QuietButton>
        </div>
      );
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
            aria-invalid={isInvalid}
            checked={text !== null && notWith === null}
            disabled={notWith !== null}
            onChange={({ target }) => set(target.checked ? '' : null)}
          />
          <span>
            {label}
            {notWith !== null && <small>{` ${notWith}`}</small>}
            {isInvalid && field.hint && <small role="alert">{` ${tHint(field.hint)}`}</small>}
          </span>
        </Check>
      );
  }
};

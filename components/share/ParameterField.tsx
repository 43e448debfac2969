import RandomIcon from '@mui/icons-material/Shuffle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { parameters, type ParameterName } from '@/lib/parameters/parameters';
import { views, type View } from '@/lib/config/views';
import { Check } from '@/components/ui/Check';
import { SelectField } from '@/components/ui/SelectField';
import { localTime } from './fieldText';
import {
  excludedBy,
  isRefused,
  profileOfDraft,
  settled,
  textOfField,
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
  seed: views,
};

/** Five minutes from now, rounded up to a full minute. */
const soon = () => Math.ceil(Date.now() / 60_000 + 5) * 60_000;

/** Edits and validates a parameter. A button in the field makes the value random, if possible. */
export const ParameterField = ({ name, draft, onChange }: Props) => {
  const tParameters = useLoadedTranslations('parameters');
  const label = tParameters(name);
  const tHint = useLoadedTranslations('hints');
  const tShare = useLoadedTranslations('share');
  const { field } = parameters[name];
  const text = textOfField(draft, name);
  const excluding = excludedBy(draft, name);
  const notWith = excluding && tHint('notWith', { field: tParameters(excluding) });
  const isInvalid = isRefused(draft, name);
  const profile = profileOfDraft(draft);
  const set = (next: string | null) => onChange(withText(draft, name, next));
  const randomLabel = tShare('randomFor', { field: label });
  const random = randomOn[name]?.includes(draft.link.view) === true && {
    placeholder: tShare('random'),
    isHintHidden: true,
    endAdornment: (
      <InputAdornment position="end">
        <IconButton
          size="small"
          aria-label={randomLabel}
          title={randomLabel}
          onClick={() => set(null)}
        >
          <RandomIcon fontSize="small" />
        </IconButton>
      </InputAdornment>
    ),
  };
  switch (field.kind) {
    case 'text': {
      const { hint, max, isCode } = field;
      // The corrected text, if the text in the field is not accepted unchanged.
      const used = isInvalid ? draft.link.values[name] : null;
      return (
        <Field
          label={label}
          hint={used === null ? tHint(hint, { max }) : tHint('changed', { text: String(used) })}
          error={isInvalid}
          inputProps={{
            dir: 'auto',
            ...(isCode ? { autoCapitalize: 'none', spellCheck: false } : {}),
          }}
          value={text ?? ''}
          onChange={({ target }) => set(target.value)}
          {...random}
        />
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
          error={isInvalid}
          disabled={notWith !== null}
          profile={profile}
          places={places}
          isMoney={isMoney}
          onChange={set}
          onLeave={() => onChange(settled(draft, [name]))}
          {...random}
        />
      );
    }
    case 'time':
      return (
        <>
          <Field
            label={label}
            hint={tHint(field.hint)}
            error={isInvalid}
            type="datetime-local"
            value={text ?? ''}
            onChange={({ target }) => set(target.value)}
          />
          <Button sx={{ ml: -1 }} onClick={() => set(localTime(soon()))}>
            {tShare('soon')}
          </Button>
        </>
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
        <Check
          label={label}
          hint={notWith ?? (isInvalid && field.hint ? tHint(field.hint) : null)}
          isInvalid={isInvalid}
          checked={text !== null && notWith === null}
          disabled={notWith !== null}
          onChange={({ target }) => set(target.checked ? '' : null)}
        />
      );
  }
};

import { useState } from 'react';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { isUnfinished, readNumber } from '@/lib/format/readNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { Field, type FieldProps } from '@/components/ui/Field';
import { writeNumber } from './writeNumber';

type Props = Omit<FieldProps, 'value' | 'onChange' | 'onBlur'> & {
  /** In the number format of the link, or as typed. */
  value: string;
  profile: NumberProfile;
  /** The maximum number of decimals. */
  places: number;
  isMoney: boolean;
  onChange: (value: string) => void;
  /** Called on blur, to write the number in full. */
  onLeave: () => void;
};

/**
 * A field for a number in the number format of the link. Unreadable or ambiguous text is refused,
 * with an example, except while the number may be unfinished.
 */
export const NumberField = ({
  hint,
  value,
  error = false,
  profile,
  places,
  isMoney,
  onChange,
  onLeave,
  ...field
}: Props) => {
  const t = useLoadedTranslations('hints');
  const [isTyping, setIsTyping] = useState(false);
  const isUnfinishedYet = isTyping && isUnfinished(value, profile, places);
  const isReadable = value.trim() === '' || readNumber(value, profile, places) !== null;
  const example = writeNumber(places === 0 ? '1234' : '1234.50', profile, isMoney);
  const isWrong = error && (isReadable || !isUnfinishedYet);
  return (
    <Field
      {...field}
      hint={isReadable || !isWrong ? hint : t('number', { example })}
      error={isWrong}
      value={value}
      // Amounts may be negative, and a phone's keypad for decimals may have no minus.
      inputProps={{ inputMode: isMoney ? 'text' : places === 0 ? 'numeric' : 'decimal' }}
      onChange={({ target }) => {
        setIsTyping(true);
        onChange(target.value);
      }}
      onBlur={() => {
        setIsTyping(false);
        onLeave();
      }}
    />
  );
};

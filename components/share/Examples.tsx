import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { noChoices, type Link } from '@/lib/parameters/link';
import { Actions } from './LinkBox';

/** Example links, each with the message key of its name. */
const examples = [
  {
    name: 'exampleTalk',
    link: {
      view: 'main',
      locale: 'en',
      values: { ...noChoices, seed: 'talk', t: 90_000, paused: true, present: true },
      others: '',
    },
  },
  {
    name: 'exampleClass',
    link: {
      view: 'main',
      locale: 'de',
      values: {
        ...noChoices,
        amount: 5_000_00,
        trades: 20,
        country: 'DE',
        currency: 'EUR',
        seed: 'class-1',
      },
      others: '',
    },
  },
  {
    name: 'exampleDark',
    link: {
      view: 'alternate',
      locale: 'en',
      values: { ...noChoices, seed: 'dark', rounds: 3, t: 15_000, paused: true },
      others: '',
    },
  },
] as const satisfies readonly { name: string; link: Link }[];

/** Buttons that put an example into the link builder. */
export const Examples = ({ onChoose }: { onChoose: (link: Link) => void }) => {
  const t = useLoadedTranslations('share');
  const id = useId();
  return (
    <Actions role="group" aria-labelledby={id} sx={{ mt: 0, mb: 2 }}>
      <Box component="span" id={id} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {t('examples')}
      </Box>
      {examples.map(({ name, link }) => (
        <Button key={name} variant="outlined" size="small" onClick={() => onChoose(link)}>
          {t(name)}
        </Button>
      ))}
    </Actions>
  );
};

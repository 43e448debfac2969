import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import type { Link } from '@/lib/parameters/link';
import { parseLink } from '@/lib/parameters/parseLink';
import { Actions } from './LinkBox';

/** Example links: the message key of the name, the page, and the query. */
const examples = [
  ['exampleTalk', 'main', 'en', 'seed=talk&t=90&paused&present'],
  ['exampleClass', 'main', 'de', 'amount=5000&trades=20&country=DE&currency=EUR&seed=class-1'],
  ['exampleDark', 'alternate', 'en', 'seed=dark&rounds=3&t=15&paused'],
] as const;

/** Buttons that put an example into the link builder. */
export const Examples = ({ onChoose }: { onChoose: (link: Link) => void }) => {
  const t = useLoadedTranslations('share');
  const id = useId();
  return (
    <Actions role="group" aria-labelledby={id} sx={{ mt: 0, mb: 2 }}>
      <Box component="span" id={id} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {t('examples')}
      </Box>
      {examples.map(([name, view, locale, query]) => (
        <Button
          key={name}
          variant="outlined"
          size="small"
          onClick={() =>
            onChoose({ view, locale, values: parseLink(query, view).choices, others: '' })
          }
        >
          {t(name)}
        </Button>
      ))}
    </Actions>
  );
};

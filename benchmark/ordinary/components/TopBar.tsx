import MenuIcon from '@mui/icons-material/Menu';
import BellIcon from '@mui/icons-material/Notifications';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { useTranslations } from 'next-intl';

type Props = { running: boolean; onStart: () => void; onMenu: () => void };

export const TopBar = ({ running, onStart, onMenu }: Props) => {
  const t = useTranslations();
  return (
    <AppBar position="static" color="default">
      <Toolbar sx={{ gap: 2 }}>
        <IconButton aria-label={t('dashboard')} onClick={onMenu} sx={{ display: { lg: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <TextField label={t('search')} size="small" sx={{ flexGrow: 1 }} />
        <IconButton aria-label={t('transactions')}>
          <Badge badgeContent={4} color="primary">
            <BellIcon />
          </Badge>
        </IconButton>
        <Button variant="contained" data-testid="start-button" disabled={running} onClick={onStart}>
          {running ? t('systemIsWorking') : t('start')}
        </Button>
      </Toolbar>
    </AppBar>
  );
};

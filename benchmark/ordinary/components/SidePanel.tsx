import PersonIcon from '@mui/icons-material/Person';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import SettingsIcon from '@mui/icons-material/Settings';
import DashboardIcon from '@mui/icons-material/SpaceDashboard';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslations } from 'next-intl';

const width = 240;

const Entries = () => {
  const t = useTranslations();
  return (
    <List>
      <ListItem>
        <ListItemAvatar>
          <Avatar>
            <PersonIcon />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Anna" />
      </ListItem>
      <Divider />
      {[
        { label: t('dashboard'), icon: <DashboardIcon /> },
        { label: t('transactions'), icon: <ReceiptIcon /> },
        { label: t('settings'), icon: <SettingsIcon /> },
      ].map(({ label, icon }, index) => (
        <ListItem key={label} disablePadding>
          <ListItemButton selected={index === 0}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};

export const SidePanel = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Box component="nav" sx={{ width: { lg: width }, flexShrink: { lg: 0 } }}>
    <Drawer
      variant="temporary"
      open={open}
      onClose={onClose}
      sx={{ display: { lg: 'none' }, '& .MuiDrawer-paper': { width } }}
    >
      <Entries />
    </Drawer>
    <Drawer
      variant="permanent"
      sx={{ display: { xs: 'none', lg: 'block' }, '& .MuiDrawer-paper': { width } }}
    >
      <Entries />
    </Drawer>
  </Box>
);

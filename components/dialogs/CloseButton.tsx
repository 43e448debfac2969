import CloseIcon from '@mui/icons-material/Close';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

export const CloseButton = ({ title, ...props }: IconButtonProps) => (
  <IconButton aria-label={title} title={title} {...props}>
    <CloseIcon />
  </IconButton>
);

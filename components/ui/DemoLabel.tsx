import { styled } from '@mui/material/styles';
import { StampLabel } from '@/components/notice/Marks';

const Label = styled(StampLabel)({ display: 'block', width: 'fit-content' });

/** Marks text that came with the link; the same word in every language. */
export const DemoLabel = () => <Label translate="no">Demo</Label>;

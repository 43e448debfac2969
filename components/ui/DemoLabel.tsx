import { styled } from '@/components/styles/styled';
import { StampLabel } from '@/components/notice/Marks';

const Label = styled(StampLabel, 'DemoLabel')({ display: 'block', width: 'fit-content' });

/** Marks text that came with the link; the same word in every language. */
export const DemoLabel = () => <Label translate="no">Demo</Label>;

import { styled } from '@mui/material/styles';
import type { QrCode } from './qrCode';

/** Black on white in both themes, for reliable scanning. */
const Drawing = styled('svg')({
  display: 'block',
  width: 'min(100%, var(--code, 10rem))',
  backgroundColor: '#fff',
  path: { fill: '#000' },
});

/** A QR code as an image. */
export const QrDrawing = ({ label, code }: { label: string; code: QrCode }) => (
  <Drawing
    role="img"
    aria-label={label}
    viewBox={`0 0 ${code.size} ${code.size}`}
    shapeRendering="crispEdges"
  >
    <path d={code.path} />
  </Drawing>
);

import { LargeType } from './LargeType';
import { Transport } from './Transport';

/** Turns the view into a presentation: larger type, less around it, and the transport bar. */
export const Presenter = () => (
  <>
    <LargeType />
    <Transport />
  </>
);

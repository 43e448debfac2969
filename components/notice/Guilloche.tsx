import { useDeferredValue } from 'react';
import { rosettePaths, rosetteRadius } from '@/lib/rosette/rosette';

const edge = 2 * rosetteRadius;

/** The lines of a seed's rosette; none while it is not known. They are drawn after the figures. */
export const Guilloche = ({ seed }: { seed: string | null }) => {
  const drawn = useDeferredValue(seed);
  const paths = drawn === null ? [] : rosettePaths(drawn);
  return (
    <svg
      viewBox={`${-rosetteRadius} ${-rosetteRadius} ${edge} ${edge}`}
      fill="none"
      strokeWidth={0.6}
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
};

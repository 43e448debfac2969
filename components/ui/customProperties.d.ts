import type {} from 'react';

declare module 'react' {
  // React accepts custom properties in `style`, but its types do not declare them.
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}

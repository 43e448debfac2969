import type {} from 'react';

declare module 'react' {
  // React takes custom properties in `style`, but its types do not know them.
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}

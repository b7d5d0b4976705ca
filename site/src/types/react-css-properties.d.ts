import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are how a component hands numbers to its style sheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}

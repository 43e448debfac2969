import { useTheme, type SerializedStyles, type Theme } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { createElement, type JSX, type ReactElement } from 'react';
import { serialize, useStyleCache, type StyleObject } from './emotion';

type Tag = keyof JSX.IntrinsicElements;

type Styles = StyleObject | ((props: { theme: Theme }) => StyleObject);

type Props<T extends Tag> = JSX.IntrinsicElements[T] & {
  /** Another element that gets the same styles. */
  as?: Tag;
};

type Styled<T extends Tag> = {
  (props: Props<T>): ReactElement;
  readonly of: { readonly tag: T; readonly styles: readonly Styles[] };
};

/**
 * Makes a component of an element, or of another such component, and styles that depend on the theme
 * alone. In contrast to MUI's `styled`, they are computed once and not each time that an element is
 * rendered, and there are no `sx` and no variants.
 *
 * @param base the name of an element, or a component that this function has made
 */
export const styled =
  <T extends Tag>(base: T | Styled<T>) =>
  (added: Styles): Styled<T> => {
    const tag: T = typeof base === 'string' ? base : base.of.tag;
    const styles = typeof base === 'string' ? [added] : [...base.of.styles, added];
    const computed = new WeakMap<Theme, SerializedStyles>();
    const compute = (theme: Theme) => {
      const result = serialize(
        styles.map((each) => (typeof each === 'function' ? each({ theme }) : each)),
      );
      computed.set(theme, result);
      return result;
    };
    const Component = ({ as, className, ...props }: Props<T>): ReactElement => {
      const theme = useTheme();
      const cache = useStyleCache();
      const serialized = computed.get(theme) ?? compute(theme);
      // The HTML has the styles of the first render already.
      insertStyles(cache, serialized, true);
      const own = `${cache.key}-${serialized.name}`;
      const names = className ? `${own} ${className}` : own;
      return createElement<object>(as ?? tag, Object.assign(props, { className: names }));
    };
    return Object.assign(Component, { of: { tag, styles } });
  };

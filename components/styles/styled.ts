import type { EmotionCache } from '@emotion/cache';
import { useTheme, type Theme } from '@emotion/react';
import { createElement, type JSX, type ReactElement } from 'react';
import { addStyles, useStyleCache, type StyleObject } from './emotion';

type Tag = keyof JSX.IntrinsicElements;

type Styles = StyleObject | ((props: { theme: Theme }) => StyleObject);

type Props<T extends Tag> = JSX.IntrinsicElements[T] & {
  /** Another element that gets the same styles. */
  as?: Tag;
};

type Named = {
  readonly name: string;
  readonly styles: Styles;
  /** Its styles come first. */
  readonly base: Named | undefined;
};

type Styled<T extends Tag> = {
  (props: Props<T>): ReactElement;
  readonly of: Named & { readonly tag: T };
};

const classOf = (name: string) => `mui-${name}`;

/** Adds the styles of a component, and those of its base, to the document, unless it has them. */
const addAll = (cache: EmotionCache, theme: Theme, { name, styles, base }: Named) => {
  if (base) addAll(cache, theme, base);
  addStyles(cache, name, `.${classOf(name)}`, () =>
    typeof styles === 'function' ? styles({ theme }) : styles,
  );
};

const classesOf = ({ name, base }: Named): string =>
  base ? `${classesOf(base)} ${classOf(name)}` : classOf(name);

/**
 * Makes a component of an element, or of another such component, and styles that depend on the theme
 * alone. In contrast to MUI's `styled`, there are no `sx` and no variants, and the class has a given
 * name: the browser computes no styles that the HTML has.
 *
 * @param base the name of an element, or a component that this function has made
 * @param name of the class, unlike all others: a document has one theme, and so one class of a name
 */
export const styled =
  <T extends Tag>(base: T | Styled<T>, name: string) =>
  (styles: Styles): Styled<T> => {
    const of =
      typeof base === 'string'
        ? { tag: base, name, styles, base: undefined }
        : { tag: base.of.tag, name, styles, base: base.of };
    const classes = classesOf(of);
    const Component = ({ as, className, ...props }: Props<T>): ReactElement => {
      addAll(useStyleCache(), useTheme(), of);
      const names = className ? `${classes} ${className}` : classes;
      return createElement<object>(as ?? of.tag, Object.assign(props, { className: names }));
    };
    return Object.assign(Component, { of });
  };

/**
 * The styles of components that are rendered later, so that they are in the HTML: the browser would
 * have to compute them, and then the style of the whole page again.
 */
export const StylesOf = ({ components }: { components: readonly { readonly of: Named }[] }) => {
  const theme = useTheme();
  const cache = useStyleCache();
  for (const { of } of components) addAll(cache, theme, of);
  return null;
};

import { useTheme, type Theme } from '@emotion/react';
import { addStyles, useStyleCache, type StyleObject } from './emotion';

type Styles = StyleObject | readonly StyleObject[];
type Props = {
  /** Unlike all others, those of `styled` too. */
  name: string;
  styles: Styles | ((theme: Theme) => Styles);
};

/**
 * Styles of the whole page that stay once they have been rendered, in contrast to `GlobalStyles`. Those
 * in the HTML are not touched again.
 */
export const PageStyles = ({ name, styles }: Props) => {
  const theme = useTheme();
  addStyles(useStyleCache(), name, '', () =>
    typeof styles === 'function' ? styles(theme) : styles,
  );
  return null;
};

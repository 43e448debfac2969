import { Global, useTheme, type Theme } from '@emotion/react';
import { serialize, type StyleObject } from './emotion';

type Props = { styles: StyleObject | ((theme: Theme) => StyleObject) };

/** Styles of the whole page for as long as they are rendered. */
export const GlobalStyles = ({ styles }: Props) => {
  const theme = useTheme();
  return <Global styles={serialize(typeof styles === 'function' ? styles(theme) : styles)} />;
};

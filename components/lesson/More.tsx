import { createContext, useContext, type ReactNode } from 'react';

/** Whether a step is printed, where nothing can be opened. */
export const OnPaper = createContext(false);

type Props = {
  title: string;
  /** Whether it is open from the beginning. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a step that opens when it is wanted; on paper, an ordinary part. */
export const More = ({ title, isOpen = false, children }: Props) => {
  if (useContext(OnPaper)) {
    return (
      <>
        <h4>{title}</h4>
        {children}
      </>
    );
  }
  return (
    <details open={isOpen}>
      <summary>
        <h4>{title}</h4>
      </summary>
      {children}
    </details>
  );
};

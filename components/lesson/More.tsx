import { createContext, useContext, type ReactNode } from 'react';

/** Whether a step is printed, where nothing can be opened. */
export const OnPaper = createContext(false);

type Props = {
  title: string;
  /** Whether the part is open at first. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a step that is opened on demand; on paper, always shown. */
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

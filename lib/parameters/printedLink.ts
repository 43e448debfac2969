import { isContact } from './isContact';

/** Whether a part of an address would be read as a contact. */
const isHidden = (part: string): boolean => {
  try {
    return isContact(decodeURIComponent(part));
  } catch {
    return isContact(part);
  }
};

/**
 * An address as a page prints it: with `…` for each part of its query that is a contact. Only its text:
 * as a link, it stays what it is.
 *
 * @param link an address of this site, as `urlOf` writes it
 */
export const printedLink = (link: string): string => {
  const [path = '', ...query] = link.split(/(?=\?)/);
  return (
    path +
    // Amounts and moments may have nine digits.
    query
      .join('')
      .replace(/([?&](?:amount|t)=-?\d{1,10}(?:\.\d{1,3})?(?![^&]))|[^?&=]+/g, (part, number) =>
        number === undefined && isHidden(part) ? '…' : part,
      )
  );
};

import { isContact } from './isContact';

/** Whether a part of an address contains contact details, percent-encoded or not. */
const isHidden = (part: string): boolean => {
  try {
    return isContact(decodeURIComponent(part));
  } catch {
    return isContact(part);
  }
};

/**
 * The text of an address as a page prints it, with `…` for each part of the query that contains
 * contact details. Not for an `href`, which needs the full address.
 *
 * @param link an address of this site, as `urlOf` writes it
 */
export const printedLink = (link: string): string => {
  const [path = '', ...query] = link.split(/(?=\?)/);
  return (
    path +
    // An accepted amount or time may have nine digits, but is no telephone number.
    query
      .join('')
      .replace(
        /([?&](?:amount=-?(?:\d{1,9}|1000000000)|t=\d{1,6})(?:\.\d{1,3})?(?![^&]))|[^?&=]+/g,
        (part, number) => (number === undefined && isHidden(part) ? '…' : part),
      )
  );
};

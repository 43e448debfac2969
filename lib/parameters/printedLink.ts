import { isContact } from './isContact';
import { parseAmount, parseTime } from './parsers';

/** Whether a part of an address contains contact details, percent-encoded or not. */
const isHidden = (part: string): boolean => {
  try {
    return isContact(decodeURIComponent(part));
  } catch {
    return isContact(part);
  }
};

/** Accepted numbers, which may have nine digits. */
const isNumber = (name: string, value: string): boolean =>
  (name === 'amount' && parseAmount(value) !== null) || (name === 't' && parseTime(value) !== null);

const printed = (part: string): string => (isHidden(part) ? '…' : part);

/**
 * The text of an address as a page prints it, with `…` for each part of the query that contains
 * contact details. Not for an `href`, which needs the full address.
 *
 * @param link an address of this site, as `urlOf` writes it
 */
export const printedLink = (link: string): string =>
  link.replace(
    /([?&])([^?&=]+)(?:=([^?&]*))?/g,
    (_, before: string, name: string, value?: string) => {
      if (value === undefined) return before + printed(name);
      return `${before}${printed(name)}=${isNumber(name, value) ? value : printed(value)}`;
    },
  );

import { hideContact } from './isContact';
import { parameterNames, parameters } from './parameters';

/** The text that a part of an address stands for; the part itself if that is malformed. */
const decode = (part: string) => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
};

/** A part of an address, or `…` if it would be read as a contact. */
const hide = (part: string) => {
  const text = decode(part);
  return hideContact(text) === text ? part : '…';
};

/** Whether a parameter is one of the page's own, with a value that is no free text. */
const isUsed = (key: string, value: string) => {
  const name = parameterNames.find((each) => each === key);
  return name !== undefined && !parameters[name].isQuoted && parameters[name].read(value).accepted;
};

/**
 * An address as a page prints it: with `…` for each part of its path, and each parameter, that is a
 * contact. Only its text: as a link, it stays what it is.
 *
 * @param link an absolute address
 */
export const printedLink = (link: string): string => {
  const { origin, pathname, search } = new URL(link);
  const path = pathname
    .split('/')
    // The file of a page is no address.
    .map((part) => (hide(part.replace(/\.html$/, '')) === '…' ? '…' : part));
  const query = search.split(/(?<=[?&])|(?=&)/).map((pair) => {
    const [key = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    if (isUsed(decode(key), decode(value))) return pair;
    return pair.includes('=') ? `${hide(key)}=${hide(value)}` : hide(pair);
  });
  return origin + path.join('/') + query.join('');
};

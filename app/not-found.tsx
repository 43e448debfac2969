/** Never shown: takes the place of a page of Next.js's own, which each page would contain. */
const NotFound = () => null;

export default NotFound;

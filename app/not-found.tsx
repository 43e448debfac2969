/** Never shown, since no page calls `notFound`: it replaces Next.js's own, 0.3 kB of each page. */
const NotFound = () => null;

export default NotFound;
